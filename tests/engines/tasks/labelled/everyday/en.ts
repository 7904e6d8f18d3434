import type { LabelledMessage } from '../message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-e-plumber',
    sent: 'Thu, 12 Feb 2026 18:44:09 +0000',
    subject: 'Boiler',
    body: `Alright mate, parts came in today. I can do Monday 9am if that works? Otherwise it'd have to be the week after. Need
someone in to let me in. Give us a bell.

Gaz`,
    expected: ['appointment 2026-02-16T09:00'],
  },
  {
    id: 'en-e-thesis',
    sent: 'Tue, 22 Sep 2026 09:03:00 +0100',
    subject: 'MSc dissertation: next steps',
    body: `Dear students,

I hope you all had a restful summer. As you know, the project module runs through both semesters, and the handbook on the
learning platform has been updated accordingly. A few points for the coming weeks.

First, project proposals. These should be no longer than two pages and must be submitted through the platform by 12:00 on
Monday 5 October 2026. Late proposals lose ten marks a day.

Second, supervisors will be announced in the third week of term. There is no need to contact members of staff yourselves.

Finally, the library is running drop-in sessions throughout October, and many of last year's students found them useful.

Best wishes,
Dr Amara Cole
Module convenor
Office hours: Tuesdays 14:00-16:00`,
    expected: ['task 2026-10-05T12:00'],
  },
  {
    id: 'en-e-card-expiring',
    sent: 'Mon, 2 Mar 2026 06:15:30 +0000',
    subject: 'Update your payment method',
    body: `Hi Dee,

The card we have on file for your Example Tunes subscription expires on 31 March. To keep listening without interruption, add
a new card in your account settings.`,
    expected: ['reminder 2026-03-31'],
  },
  {
    id: 'en-e-jury',
    sent: 'Wed, 8 Apr 2026 07:00:00 +0100',
    subject: 'Summons reference 44-019',
    body: `You have been selected for jury service. You are required to attend the Crown Court at Millbrook at 9:15am on Monday 11 May
2026. Reply to the summons within 7 days.`,
    expected: ['appointment 2026-05-11T09:15', 'task 2026-04-15'],
  },
  {
    id: 'en-e-birthday',
    sent: 'Wed, 10 Jun 2026 21:17:00 +0100',
    subject: "Theo's turning 6!!",
    body: `Hello lovely people,

Theo would love you to come to his party on Saturday 27 June, 2-4:30pm at the soft play in Fenwick Road. Cake will be
served! Let me know by the 20th if you can make it + any allergies.

xx Jess`,
    expected: ['appointment 2026-06-27T14:00', 'task 2026-06-20'],
  },
  {
    id: 'en-e-legal',
    sent: 'Fri, 6 Nov 2026 16:59:00 -0700',
    subject: 'Redlines to the MSA',
    body: `Counsel,

Attached please find our comments to Sections 4, 9 and 12. Our client's board convenes the week of the 16th, so we'd ask that
you turn your draft no later than Thursday, November 12.

Regards,
M. Esposito`,
    expected: ['task 2026-11-12'],
  },
  {
    id: 'en-e-slack-style',
    sent: 'Wed, 18 Nov 2026 10:31:00 +0000',
    subject: 'expenses',
    body: `hiya, quick one - finance closes the books on the 25th so get your receipts in by friday pls 🙏`,
    expected: ['task 2026-11-20'],
  },
  {
    id: 'en-e-council',
    sent: 'Mon, 10 Aug 2026 04:02:00 +0100',
    subject: 'Your bin collection is changing',
    body: `Dear resident

Because of the bank holiday your recycling will be collected on Tuesday 1 September instead of Monday. Please put your bins out
the night before.

Collections return to normal the following week.`,
    expected: ['reminder 2026-09-01'],
  },
  {
    id: 'en-e-insurance',
    sent: 'Mon, 5 Jan 2026 08:10:00 +0000',
    subject: 'It is nearly time to renew',
    body: `Policy: HX-2281
Type: Home contents
Your policy ends: 3 February 2026
Last year's price: £212.40
This year's price: £229.10

You'll need to call us to renew, as you have opted out of automatic renewal.`,
    expected: ['reminder 2026-02-03'],
  },
  {
    id: 'en-e-zoom',
    sent: 'Mon, 16 Nov 2026 15:00:00 +0000',
    subject: 'Zoom catch-up',
    body: `Sara Quinn is inviting you to a scheduled video meeting.

Topic: Catch-up
Time: Nov 20, 2026 11:00 AM London

Join: https://video.example.com/j/8812`,
    expected: ['appointment 2026-11-20T11:00'],
  },
  {
    id: 'en-e-no-election',
    sent: 'Tue, 13 Oct 2026 13:00:00 -0400',
    subject: 'We are running out of time',
    bulk: true,
    body: `Friend, the polls close on November 3 at 8 p.m. and we're behind. Chip in $5 before midnight tomorrow and your gift will be
matched. You must act by Thursday!`,
    expected: [],
  },
  {
    id: 'en-e-no-changelog',
    sent: 'Mon, 16 Nov 2026 12:12:00 +0000',
    subject: 'Release 4.2',
    body: `Release 4.2 is out. Highlights:

- Dates such as "by Friday" are now understood in searches
- Sign up forms remember what you typed before 1 December imports
- Please see the migration guide; support for 3.x ends 30 June 2027`,
    expected: [],
  },
  {
    id: 'en-e-no-weather',
    sent: 'Wed, 18 Nov 2026 06:00:00 +0000',
    subject: 'Weather for the weekend',
    body: `Rain will reach the west by Friday morning and clear by Saturday 3pm. Temperatures should be back to normal before Tuesday 24
November. Please take care on the roads.`,
    expected: [],
  },
  {
    id: 'en-e-no-job',
    sent: 'Mon, 16 Nov 2026 09:45:00 +0000',
    subject: 'Your application',
    body: `Thank you for applying for the post of gardener. We will be interviewing in the week of 30 November and hope to have decided by
11 December. We'll be in touch either way.`,
    expected: [],
  },
  {
    id: 'en-e-no-delivered',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0000',
    subject: 'Delivered: your parcel',
    body: `Your parcel was delivered today, Monday 16 November at 17:28. It was left with: neighbour. You can return items until
16 December 2026.`,
    expected: [],
  },
  {
    id: 'en-e-no-meeting-notes',
    sent: 'Fri, 13 Nov 2026 17:31:00 +0000',
    subject: 'Notes from today',
    body: `Attendees: Kim, Leo, Ida

Kim will update the forecast by Tuesday. Leo to speak to the printers before 20 November. Ida reported that the interviews on
Thursday went well. Next steps are in the tracker.`,
    expected: [],
  },
  {
    id: 'en-e-no-ticket',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0000',
    subject: '[#8812] Ticket updated',
    body: `##- Please type your reply above this line -##

Your request (#8812) has been updated.

Mia, Nov 16, 2026, 5:30 PM GMT:
We have passed this on and expect the fix to ship by Nov 30. There is nothing further needed from you at the moment.`,
    expected: [],
  },
  {
    id: 'en-e-no-obituary',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0000',
    subject: 'Sad news',
    body: `Dear all, I am sorry to tell you that Harold died on Friday, a week before his 80th birthday on 20 November. He had been in the
choir since September 1971. I will write again when I know more.`,
    expected: [],
  },
  {
    id: 'en-e-no-lorem',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0000',
    subject: 'Which day?',
    body: `Would Tuesday or Thursday suit you better? I could also do most of next week. Before Christmas would be best, I think.`,
    expected: [],
  },
  {
    id: 'en-e-no-fund',
    sent: 'Mon, 16 Nov 2026 17:31:00 +0000',
    subject: 'Market summary',
    body: `Shares closed 1.2 % lower on Monday. The index needs to be above 8,000 by 31 December to match forecasts. Earnings call season
starts Tuesday at 9am Eastern. Past performance is no guide to the future.`,
    expected: [],
  },
];
