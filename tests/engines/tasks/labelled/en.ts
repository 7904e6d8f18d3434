import type { LabelledMessage } from './message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-report',
    sent: 'Mon, 16 Nov 2026 09:12:00 +0000',
    subject: 'Quarterly report',
    body: `Hi Priya,

Thanks for the draft. Please send me the final version of the report by Friday, 20 November, so that I can
forward it to the board.

Best regards,
Owen Hale`,
    expected: ['task 2026-11-20'],
  },
  {
    id: 'en-short-reply-by',
    sent: 'Tue, 3 Mar 2026 17:40:00 -0500',
    subject: 'Re: flat',
    body: 'Can you let me know by tomorrow whether you want it? Cheers, Sam',
    expected: ['task 2026-03-04'],
  },
  {
    id: 'en-invoice',
    sent: 'Mon, 1 Jun 2026 08:00:00 +0100',
    subject: 'Invoice 20417',
    body: `Dear customer,

Your invoice for May 2026 is attached.

Invoice number: 20417
Invoice date: 1 June 2026
Amount: £84.20
Payment due: 15 June 2026

Kind regards
Example Water`,
    expected: ['task 2026-06-15'],
  },
  {
    id: 'en-dentist',
    sent: 'Mon, 5 Oct 2026 10:15:00 +0100',
    subject: 'Your appointment',
    body: `Dear Mr Osei,

This is a reminder of your dental appointment on Thursday 15 October at 10:40 with Dr Lind.

If you cannot attend, please call us at least 24 hours before.

Northgate Dental, opening hours Mon to Fri 8:30 to 17:00`,
    expected: ['appointment 2026-10-15T10:40'],
  },
  {
    id: 'en-meet-thursday',
    sent: 'Mon, 16 Nov 2026 13:02:00 +0000',
    subject: 'Budget',
    body: `Hello all,

let's meet on Thursday at 3pm in room 2.14 to go through the budget.

Maya`,
    expected: ['appointment 2026-11-19T15:00'],
  },
  {
    id: 'en-two-tasks',
    sent: 'Mon, 7 Sep 2026 07:55:00 +0100',
    subject: 'New starter checklist',
    body: `Hi Jonas,

welcome aboard! Two things before you start:

- Please sign the contract and return it by 11 September.
- Please complete the security training by 18 September 2026.

See you soon
Helen`,
    expected: ['task 2026-09-11', 'task 2026-09-18'],
  },
  {
    id: 'en-school-trip',
    sent: 'Mon, 13 Apr 2026 15:30:00 +0100',
    subject: 'Year 5 trip: consent forms',
    body: `Dear parents and carers,

Year 5 will visit the museum in the summer term. You need to return the signed consent form to the office by
Wednesday 22 April. Children without a form will have to stay at school.

Many thanks
The school office`,
    expected: ['task 2026-04-22'],
  },
  {
    id: 'en-parcel',
    sent: 'Wed, 18 Nov 2026 06:30:00 +0000',
    subject: 'Your parcel is on its way',
    body: `Good news! Your parcel from Example Books will be delivered on Friday 20 November.

Tracking number: EX123456789`,
    expected: ['reminder 2026-11-20'],
  },
  {
    id: 'en-renewal',
    sent: 'Mon, 2 Feb 2026 09:00:00 +0000',
    subject: 'Your membership',
    body: `Dear Alan,

your membership expires on 28 February 2026. There is nothing you need to do if you pay by direct debit.

The Allotment Society`,
    expected: ['reminder 2026-02-28'],
  },
  {
    id: 'en-subject-deadline',
    sent: 'Mon, 16 Nov 2026 11:00:00 -0800',
    subject: 'Please approve the travel request by Wednesday',
    body: `The request of Lena Fox is waiting for you in the portal.`,
    expected: ['task 2026-11-18'],
  },
  {
    id: 'en-cob',
    sent: 'Wed, 3 Jun 2026 08:45:00 -0400',
    subject: 'Numbers',
    body: `Team,

I need the regional numbers. Could everyone upload theirs to the shared folder by 5 pm on Friday? I'm putting the
slides together over the weekend.

D.`,
    expected: ['task 2026-06-05T17:00'],
  },
  {
    id: 'en-interview-ics',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Invitation: Interview with Example Labs',
    body: 'You have been invited to an interview. Details are in the attached invitation.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:interview-1@example.com
DTSTAMP:20261116T100000Z
DTSTART:20261124T140000Z
DTEND:20261124T150000Z
SUMMARY:Interview with Example Labs
LOCATION:Room 4\\, Harbour House
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2026-11-24T14:00+00:00'],
  },
  {
    id: 'en-ics-prose-same',
    sent: 'Mon, 16 Nov 2026 10:00:00 -0500',
    subject: 'Project kick-off',
    body: `Hi both,

the kick-off meeting is on Tuesday, November 24 at 9:30 am. Invitation attached.

Rosa`,
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:kick-off@example.com
DTSTART;TZID=Eastern Standard Time:20261124T093000
DTEND;TZID=Eastern Standard Time:20261124T103000
SUMMARY:Project kick-off
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2026-11-24T09:30-05:00'],
  },
  {
    id: 'en-jsonld-flight',
    sent: 'Mon, 16 Nov 2026 19:21:00 +0000',
    subject: 'Booking confirmation EX7K2P',
    body: 'Thank you for booking with Example Air.',
    html: `<html><head><script type="application/ld+json">{
"@context":"http://schema.org","@type":"FlightReservation","reservationNumber":"EX7K2P",
"reservationStatus":"http://schema.org/ReservationConfirmed",
"reservationFor":{"@type":"Flight","flightNumber":"210","airline":{"@type":"Airline","name":"Example Air","iataCode":"EX"},
"departureAirport":{"@type":"Airport","name":"Dublin","iataCode":"DUB"},"departureTime":"2026-12-18T07:05:00+00:00",
"arrivalAirport":{"@type":"Airport","name":"Lisbon","iataCode":"LIS"},"arrivalTime":"2026-12-18T09:50:00+00:00"}}
</script></head><body><p>Thank you for booking with Example Air.</p></body></html>`,
    expected: ['appointment 2026-12-18T07:05+00:00'],
  },
  {
    id: 'en-microdata-restaurant',
    sent: 'Mon, 16 Nov 2026 12:00:00 +0000',
    subject: 'Table booked',
    body: 'Your table is booked.',
    html: `<div itemscope itemtype="http://schema.org/FoodEstablishmentReservation">
<meta itemprop="reservationNumber" content="R55"/><meta itemprop="startTime" content="2026-11-28T19:30:00+00:00"/>
<meta itemprop="partySize" content="4"/>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/FoodEstablishment"><span itemprop="name">The Larder</span></div>
</div><p>Your table is booked. We look forward to seeing you.</p>`,
    expected: ['appointment 2026-11-28T19:30+00:00'],
  },
  {
    id: 'en-call-question',
    sent: 'Tue, 17 Nov 2026 16:20:00 +0000',
    subject: 'Quick call?',
    body: `Hi Ben, could we have a call tomorrow at 10am about the roof? Half an hour should do. Ruth`,
    expected: ['appointment 2026-11-18T10:00'],
  },
  {
    id: 'en-meter',
    sent: 'Mon, 6 Jul 2026 08:10:00 +0100',
    subject: 'Meter reading',
    body: `Hello,

it is time for your meter reading. You can submit it online. Please submit your reading before 19 July 2026, otherwise
we will estimate it.

Example Energy`,
    expected: ['task 2026-07-19'],
  },
  {
    id: 'en-year-rollover',
    sent: 'Mon, 28 Dec 2026 12:30:00 +0000',
    subject: 'Rota',
    body: `Happy holidays! Please confirm your shifts for January no later than 4 January.

Mo`,
    expected: ['task 2027-01-04'],
  },
  {
    id: 'en-reply-above-quote',
    sent: 'Mon, 16 Nov 2026 14:00:00 +0000',
    subject: 'Re: Contract',
    body: `Looks good. Please return the countersigned copy by 27 November.

Tara

On Mon, 9 Nov 2026 at 08:00, Neil Park <neil@example.com> wrote:
> Hi Tara, please review the contract by 18 November.
> Neil`,
    expected: ['task 2026-11-27'],
  },
  {
    id: 'en-html-deadline',
    sent: 'Mon, 4 May 2026 09:00:00 +0100',
    subject: 'Tax return documents',
    body: 'See HTML.',
    html: `<html><body><p>Dear Ms Novak,</p><p>We are preparing your tax return. Please upload your bank statements
<b>by 22 May 2026</b>.</p><ul><li>Salary slips</li><li>Donations</li></ul><p>Yours sincerely<br>Hill &amp; Dale
Accountants</p></body></html>`,
    expected: ['task 2026-05-22'],
  },
  {
    id: 'en-water-off',
    sent: 'Mon, 16 Nov 2026 08:00:00 +0000',
    subject: 'Notice to all tenants',
    body: `Dear tenants,

because of repairs the water will be switched off on Wednesday 25 November between 9:00 and 12:00.

The house management`,
    expected: ['reminder 2026-11-25T09:00'],
  },
  {
    id: 'en-rsvp',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0000',
    subject: 'Christmas dinner',
    body: `Hi everyone,

We're having the team dinner on 11 December at 7.30pm at The Larder. Please RSVP by 30 November so that I can book
enough seats.

Femi`,
    expected: ['appointment 2026-12-11T19:30', 'task 2026-11-30'],
  },
  {
    id: 'en-forward-fyi',
    sent: 'Mon, 16 Nov 2026 18:00:00 +0000',
    subject: 'Fwd: Library books',
    body: `Can you deal with this?

---------- Forwarded message ---------
From: City Library <library@example.com>
Date: Fri, 13 Nov 2026 10:00
Subject: Library books
To: Jo <jo@example.com>

Dear Jo,

please return the three books you have borrowed by 24 November 2026.`,
    expected: ['task 2026-11-24'],
  },
  {
    id: 'en-no-bare-may',
    sent: 'Mon, 13 Apr 2026 09:00:00 +0100',
    subject: 'A question',
    body: `Hi, you may send me the slides whenever you like, and I may have comments. Please review them if you may find time.`,
    expected: [],
  },
  {
    id: 'en-no-past',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Minutes',
    body: `Hi all,

as discussed in our meeting on Thursday 12 November at 10:00, the launch went well. I had asked everyone to send their
notes by 9 November 2026, and all of you did. Thank you!

Kim`,
    expected: [],
  },
  {
    id: 'en-no-quoted-only',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Re: Contract',
    body: `Done, it's in your inbox.

On Fri, 13 Nov 2026 at 08:00, Neil Park <neil@example.com> wrote:
> Hi Tara,
> please sign the contract by 20 November and call me on Thursday at 10:00.
> Neil`,
    expected: [],
  },
  {
    id: 'en-no-opening-hours',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Thank you for your order',
    body: `Thank you for your order. We will write again when it is ready.

Opening hours:
Monday to Friday 9:00 - 18:00
Saturday 10:00 - 14:00
Closed on Sunday

Please visit us soon. © 2026 Example Bakery`,
    expected: [],
  },
  {
    id: 'en-no-newsletter-events',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: "What's on this month",
    bulk: true,
    body: `WHAT'S ON

Friday 20 November, 8pm: Jazz at the Mill
Saturday 21 November, 3pm: Puppet theatre
Thursday 26 November, 7pm: Talk on bees. Book your tickets by 24 November!

You receive this email because you subscribed. Unsubscribe`,
    expected: [],
  },
  {
    id: 'en-no-since',
    sent: 'Mon, 2 Mar 2026 09:00:00 +0000',
    subject: 'Access',
    body: `Hello Dan, you have had access to the archive since 3 March 2025, and your contract has been running since 1 January.
Nothing changes. Best, Ida`,
    expected: [],
  },
  {
    id: 'en-no-sender-promise',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Re: Offer',
    body: `Dear Ms Grant,

thank you for your enquiry. I will send you our offer by Friday, and my colleague will finish the drawings by 4 December.

Yours sincerely
P. Moor`,
    expected: [],
  },
  {
    id: 'en-no-sale',
    sent: 'Mon, 23 Nov 2026 09:00:00 +0000',
    subject: 'Save 30% until Friday!',
    bulk: true,
    body: `Our biggest sale of the year. Shop now and save 30% until 27 November. Order by Thursday for delivery before the
weekend. Offer ends 27 November 2026 at 23:59. Terms apply.`,
    expected: [],
  },
  {
    id: 'en-no-cancelled',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Thursday',
    body: `Hi, the meeting on Thursday at 10:00 is cancelled, Leo is ill. We'll find a new date.`,
    expected: [],
  },
  {
    id: 'en-no-out-of-office',
    sent: 'Mon, 16 Nov 2026 09:00:01 +0000',
    subject: 'Automatic reply: Plans',
    body: `Thank you for your message. I am out of the office until Monday 30 November. In urgent cases please call the
service desk. Your message will not be forwarded.`,
    expected: [],
  },
  {
    id: 'en-no-receipt',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Your receipt',
    body: `Receipt 993
Date: 16 November 2026
Paid with card ending in 1204
Total: $12.00
Thank you! Please keep this receipt. Copyright 2024-2026 Example Cafe`,
    expected: [],
  },
  {
    id: 'en-no-signature',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Photos',
    body: `Here are the photos. They turned out really well.

--
Nora Bell
I work Tuesday to Thursday. Please send urgent requests by Wednesday 12:00.
Next concert: 12 December 2026 at 19:00`,
    expected: [],
  },
  {
    id: 'en-no-history',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Chapter 3',
    body: `Hi Vera,

a note on the facts: the treaty was signed on 11 November 1918 and the conference opened on 18 January 1919. The building
was finished by 12 December 1931. Please check the spelling of the names.

Ulla`,
    expected: [],
  },
  {
    id: 'en-no-ambiguous',
    sent: 'Mon, 6 Jul 2026 09:00:00 +0000',
    subject: 'Form',
    body: `Please return the form by 08/09/2026. Thanks.`,
    expected: [],
  },
  {
    id: 'en-no-nothing-needed',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Changes to our terms',
    body: `Dear customer,

we are changing our terms of use with effect from 1 January 2027. You do not need to do anything by that date. If you have
not objected by 31 December 2026, the new terms apply.`,
    expected: [],
  },
  {
    id: 'en-no-if-not-heard',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: 'Re: Sofa',
    body: `Great. If I don't hear from you by Friday I'll give it to my sister. No rush though!`,
    expected: [],
  },
  {
    id: 'en-no-software',
    sent: 'Mon, 16 Nov 2026 09:00:00 +0000',
    subject: '[build] nightly 2026-12-01-rc failed',
    body: `Build 2026-12-01-rc of branch main failed at 04:12.
Last success: 15 November 2026
Next run: tonight 02:00
Please do not reply to this message.`,
    expected: [],
  },
  {
    id: 'en-no-ics-cancel',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Cancelled: Weekly review',
    body: 'This event has been cancelled.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:CANCEL
BEGIN:VEVENT
UID:weekly@example.com
DTSTART:20261124T140000Z
DTEND:20261124T150000Z
SUMMARY:Weekly review
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`,
    expected: [],
  },
  {
    id: 'en-no-story',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0000',
    subject: 'News from us',
    body: `Dear Aunt Molly,

we are all well. On Friday Tim plays his first match, and on 12 December the choir sings in the church. I have to hand in
my thesis by 15 December, so I am not sleeping much. In May we may come to visit you. Do write!

Love, Anna`,
    expected: [],
  },
  {
    id: 'en-no-jsonld-article',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0000',
    subject: 'Weekly digest',
    bulk: true,
    body: 'Our best stories',
    html: `<html><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle",
"headline":"The comet returns","datePublished":"2026-11-16","dateModified":"2026-12-01"}</script></head><body><h1>Our best
stories</h1><p>The comet can be seen on 4 December at 22:00.</p></body></html>`,
    expected: [],
  },
  {
    id: 'en-no-version-range',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0000',
    subject: 'Holiday photos and 3/4 of the rest',
    body: `I have sorted about 3/4 of them. Please look at folders 11/12 and 1-5. Each is 24.12 MB.`,
    expected: [],
  },
  {
    id: 'en-no-vague',
    sent: 'Mon, 16 Nov 2026 21:00:00 +0000',
    subject: 'Garage',
    body: `Could you clear out the garage sometime next month, or by spring at the latest? In March it gets busy here.`,
    expected: [],
  },
];
