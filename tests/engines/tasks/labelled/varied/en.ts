import type { LabelledMessage } from '../message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-v-car-service',
    sent: 'Tue, 17 Mar 2026 12:05:00 +0000',
    subject: 'Service booking 7781',
    body: `Dear Customer

We confirm that your vehicle KT19 is booked in for its annual service on Wednesday 25 March at 08:30. Please bring the locking
wheel nut key.

Hartley Motors`,
    expected: ['appointment 2026-03-25T08:30'],
  },
  {
    id: 'en-v-timesheet',
    sent: 'Thu, 21 May 2026 15:41:00 +0100',
    subject: 'Timesheets!!',
    body: `Folks - bank holiday on Monday so payroll runs early. Timesheets have to be in by noon tomorrow. No exceptions, sorry.`,
    expected: ['task 2026-05-22T12:00'],
  },
  {
    id: 'en-v-library',
    sent: 'Mon, 12 Oct 2026 05:00:00 +0100',
    subject: 'Items due soon',
    body: `Hello Mira,

The following item is due back on 15 October 2026:

The Salt Path

You can renew it online up to three times.`,
    expected: ['task 2026-10-15'],
  },
  {
    id: 'en-v-dinner',
    sent: 'Wed, 2 Sep 2026 19:20:00 -0400',
    subject: 'Re: this weekend',
    body: `Perfect! Come over Saturday around 7pm then, we'll grill. Bring nothing but yourselves.`,
    expected: ['appointment 2026-09-05T19:00'],
  },
  {
    id: 'en-v-peer-review',
    sent: 'Mon, 19 Jan 2026 10:00:00 +0000',
    subject: 'Invitation to review manuscript 2026-118',
    body: `Dear Dr Haas,

In view of your expertise I would be grateful if you could assess the above manuscript. We would need your report by 9 February
2026. To accept or decline, follow the link in the journal system.

Yours sincerely
The Editor`,
    expected: ['task 2026-02-09'],
  },
  {
    id: 'en-v-power-cut',
    sent: 'Mon, 9 Nov 2026 08:00:00 +0000',
    subject: 'Planned maintenance',
    body: `We need to work on the network in your street. Your electricity will be off on Thursday 26 November from 9am to 1pm. You do not
need to call us.`,
    expected: ['reminder 2026-11-26T09:00'],
  },
  {
    id: 'en-v-nursery',
    sent: 'Fri, 4 Dec 2026 14:12:00 +0000',
    subject: 'Christmas play',
    body: `Dear families, the little ones are very excited! The Christmas play takes place on Tuesday 15 December at 10am in the main
hall. Costumes should be handed to the teachers by Thursday 10 December.`,
    expected: ['appointment 2026-12-15T10:00', 'task 2026-12-10'],
  },
  {
    id: 'en-v-no-museum',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Members only: private view',
    bulk: true,
    body: `Join us for the private view of our winter show on Thursday 3 December at 6.30pm. Members go free. Manage your preferences or
unsubscribe.`,
    expected: [],
  },
  {
    id: 'en-v-no-thanks-payment',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Payment received',
    body: `Thank you, we received your payment of $40.00 on November 14, 2026. Your next bill is available in your account. Please do not
send cash by post.`,
    expected: [],
  },
  {
    id: 'en-v-no-biography',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Speaker biography',
    body: `Lena Fox has led the lab since 1 September 2019. She was born on 12 December 1980, will take up her chair on 1 January 2027 and
has published widely. Please use this text as it is.`,
    expected: [],
  },
  {
    id: 'en-v-no-working-late',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Re: proofs',
    body: `Thanks Mo. I'm travelling on Wednesday and Thursday and should have read all of it by Friday. I have to catch a train at 6pm
tonight, so more tomorrow.`,
    expected: [],
  },
  {
    id: 'en-v-no-security-code',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Your code',
    body: `Your code is 201126. It expires in 10 minutes. Never share it with anyone. Requested on 16/11/2026 at 09:00.`,
    expected: [],
  },
  {
    id: 'en-v-no-status',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Status page: incident resolved',
    body: `The incident that began at 07:40 UTC was resolved at 08:15 UTC. We will publish a report by 20 November. Customers do not need to
take any action.`,
    expected: [],
  },
  {
    id: 'en-v-no-rumour',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'heard this?',
    body: `apparently the new boss told sales to hand in their cars by friday lol. they have a meeting about it on wednesday`,
    expected: [],
  },
  {
    id: 'en-v-no-terms',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Your order 4410',
    body: `Thank you for your order. Returns are accepted within 30 days. Orders placed before 3pm on Friday are dispatched the same day.
Last posting dates before Christmas: 18 December (second class), 21 December (first class).`,
    expected: [],
  },
];
