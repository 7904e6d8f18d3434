import type { LabelledMessage } from '../message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-h-passport',
    sent: 'Mon, 1 Jun 2026 08:20:00 +0100',
    subject: 'Documents for your visa',
    body: `Dear Mr Adeyemi,

we have received your application. Kindly send us a copy of your passport by 12 June 2026.

Yours faithfully
The visa team`,
    expected: ['task 2026-06-12'],
  },
  {
    id: 'en-h-vet',
    sent: 'Mon, 7 Sep 2026 11:11:00 +0100',
    subject: 'Booking confirmed',
    body: `Thanks for booking with us! Your appointment for Biscuit is on Tuesday, 15 September 2026 at 4:15 pm.
Please arrive ten minutes early.`,
    expected: ['appointment 2026-09-15T16:15'],
  },
  {
    id: 'en-h-rent',
    sent: 'Wed, 18 Nov 2026 07:30:00 -0600',
    subject: 'Statement available',
    body: `Your December statement is available.

Amount due: $1,240.00
Due date: December 1, 2026

Thank you
Maple Court`,
    expected: ['task 2026-12-01'],
  },
  {
    id: 'en-h-slides',
    sent: 'Thu, 19 Nov 2026 20:05:00 +0000',
    subject: 'Slides',
    body: `hey, would you mind checking slides 4-9 before Monday? need them for the client. thx`,
    expected: ['task 2026-11-23'],
  },
  {
    id: 'en-h-standup',
    sent: 'Mon, 16 Nov 2026 08:58:00 +0000',
    subject: 'Planning',
    body: `Morning,

planning meeting tomorrow at 14:00, usual room. Please bring your estimates.

Ines`,
    expected: ['appointment 2026-11-17T14:00'],
  },
  {
    id: 'en-h-hotel',
    sent: 'Mon, 4 May 2026 22:13:00 +0000',
    subject: 'Your stay at Harbour View',
    body: 'Your booking is confirmed.',
    html: `<html><body><script type="application/ld+json">[{"@context":"http://schema.org","@type":"LodgingReservation",
"reservationNumber":"HV-8812","reservationStatus":"Confirmed","checkinTime":"2026-07-03T15:00:00+01:00",
"checkoutTime":"2026-07-06T10:00:00+01:00","reservationFor":{"@type":"LodgingBusiness","name":"Harbour View"}}]</script>
<p>Your booking is confirmed.</p></body></html>`,
    expected: ['appointment 2026-07-03T15:00+01:00'],
  },
  {
    id: 'en-h-todo-ics',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Task assigned to you',
    body: 'A task was assigned to you.',
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:REQUEST
BEGIN:VTODO
UID:todo-7@example.com
DUE;VALUE=DATE:20261202
SUMMARY:Review the fire plan
END:VTODO
END:VCALENDAR`,
    expected: ['task 2026-12-02'],
  },
  {
    id: 'en-h-no-thanks',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Thanks!',
    body: `Thank you for coming on Saturday and for helping with the dishes. We got home at 11. Please say hello to your mum.`,
    expected: [],
  },
  {
    id: 'en-h-no-statistics',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Traffic report for the week ending 22 November',
    body: `Visits: 12,004 (+3.1 %)
Reporting period: 16 November 2026 to 22 November 2026
Please see the dashboard for details.`,
    expected: [],
  },
  {
    id: 'en-h-no-webinar',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Join us live',
    bulk: true,
    body: `Join our free webinar on Thursday 26 November at 4 pm and learn how to grow tomatoes indoors. Register now, seats are
limited! You are getting this mail because you signed up for tips. Unsubscribe here.`,
    expected: [],
  },
  {
    id: 'en-h-no-quote-outlook',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'RE: Keys',
    body: `Will do, thanks for the nudge.

From: Petra Holm <petra@example.com>
Sent: Sunday, 15 November 2026 19:02
To: Ravi Dean <ravi@example.com>
Subject: Keys

Ravi, please hand in your keys by Thursday 19 November and sign the form.`,
    expected: [],
  },
  {
    id: 'en-h-no-may-sun',
    sent: 'Mon, 13 Apr 2026 10:00:00 +0000',
    subject: 'Sun and sat',
    body: `We sat in the sun all day. You may keep the book; please send it back when you are done. March on!`,
    expected: [],
  },
  {
    id: 'en-h-no-third-party',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Where we are',
    body: `For your information only: the supplier delivers the doors on 1 December, the electricians finish by 4 December, and the
inspector has promised to sign by the 11th. Nothing for you to do.`,
    expected: [],
  },
  {
    id: 'en-h-no-password-changed',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Your password was changed',
    body: `Your password was changed on November 16, 2026 at 09:58 AM UTC. If this was you, there's nothing else to do. If not,
please contact support.`,
    expected: [],
  },
  {
    id: 'en-h-no-recipe',
    sent: 'Mon, 16 Nov 2026 10:00:00 +0000',
    subject: 'Recipe',
    body: `Mix 1/2 cup of flour and 3/4 cup of milk, bake at 190 for 25 minutes and leave to rest until the next day.
Best before 12 December if kept cool!`,
    expected: [],
  },
];
