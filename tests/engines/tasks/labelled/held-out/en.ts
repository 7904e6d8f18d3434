import type { LabelledMessage } from '../message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-d-damp',
    sent: 'Mon, 12 Apr 2027 18:20:00 +0100',
    subject: 'Damp in the back bedroom',
    body: `Hi Nadia,

sorry to hear that. I'll come round with the surveyor on Thursday 15 April at half past ten and we'll have a proper look. Could
you move the wardrobe away from the wall beforehand?

Graham`,
    expected: ['appointment 2027-04-15T10:30'],
  },
  {
    id: 'en-d-invoice-over',
    sent: 'Mon, 12 Apr 2027 11:02:00 +0100',
    subject: 'March hours',
    body: `Any chance you could get your March invoice over to me before the end of Wednesday? I do the bank run on Thursday mornings.

Ta, Bev`,
    expected: ['task 2027-04-14'],
  },
  {
    id: 'en-d-diary',
    sent: 'Tue, 13 Apr 2027 21:47:00 +0100',
    subject: 'Old boys match',
    body: `Lads, stick Saturday 24 April in your diaries. Kick-off's at 2pm at the rec, pint after. Bring both shirts.

Daz`,
    expected: ['appointment 2027-04-24T14:00'],
  },
  {
    id: 'en-d-passport',
    sent: 'Wed, 14 Apr 2027 07:31:00 +0100',
    subject: 'Your application 77-2041',
    body: `Dear applicant,

the photograph you supplied does not meet the standard. A new one must reach us by 3 May 2027 or your application will be
withdrawn and the fee kept.

Passport enquiries`,
    expected: ['task 2027-05-03'],
  },
  {
    id: 'en-d-abstracts',
    sent: 'Thu, 15 Apr 2027 09:00:00 +0200',
    subject: 'Workshop on river ecology',
    body: `Dear Ilse,

we were glad to hear that you would like to give a talk. For the programme we are still missing your abstract (200 words at
most). The form closes at 17:00 on Friday 30 April, and late entries can't be printed.

Warm regards
Pieter`,
    expected: ['task 2027-04-30T17:00'],
  },
  {
    id: 'en-d-haircut',
    sent: 'Thu, 15 Apr 2027 12:14:00 +0100',
    subject: 'See you soon!',
    body: `Hi Carla! You're booked in with Mel: Sat 17 April, 11.15am, cut and colour. Running late? Just text us.`,
    expected: ['appointment 2027-04-17T11:15'],
  },
  {
    id: 'en-d-swimming',
    sent: 'Fri, 16 Apr 2027 08:40:00 +0100',
    subject: 'Lesson moved',
    body: `Hello, the pool is shut on Monday, so Ayo's lesson will be on Tuesday 20 April at 4.45pm instead. Same teacher, same lane.`,
    expected: ['appointment 2027-04-20T16:45'],
  },
  {
    id: 'en-d-domain',
    sent: 'Fri, 16 Apr 2027 03:00:12 +0000',
    subject: 'gardenbench.example',
    body: `Hello,

The name gardenbench.example in your account lapses on 9 May 2027. After that anyone can register it.

Example Names`,
    expected: ['reminder 2027-05-09'],
  },
  {
    id: 'en-d-broadband',
    sent: 'Mon, 19 Apr 2027 10:05:00 +0100',
    subject: 'Order 5520981',
    body: `Hi Tunde,

Everything is set. Our engineer will be with you on Wednesday 21 April, some time between 8am and 1pm. An adult has to be in.

Need to change it? Use the link in your account.`,
    expected: ['appointment 2027-04-21T08:00'],
  },
  {
    id: 'en-d-interview',
    sent: 'Wed, 14 Apr 2027 15:26:00 +0100',
    subject: 'Assistant curator',
    body: `Dear Ms Farouk,

The panel enjoyed your application and would like to meet you on Thursday 22 April at 2.30pm in the west wing. It will take
about forty minutes. Could you tell me by Monday 19 April whether that suits?

Kind regards
Judith Marlow`,
    expected: ['appointment 2027-04-22T14:30', 'task 2027-04-19'],
  },
  {
    id: 'en-d-review-ics',
    sent: 'Mon, 12 Apr 2027 06:10:00 +0000',
    subject: 'Design review',
    body: `You are invited to the design review on Wednesday, 21 April at 10:00. Agenda: the new lid, the old hinge.`,
    calendar: `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:review-21@example.com
DTSTAMP:20270412T061000Z
DTSTART;TZID=Europe/Berlin:20270421T100000
DTEND;TZID=Europe/Berlin:20270421T110000
SUMMARY:Design review
END:VEVENT
END:VCALENDAR`,
    expected: ['appointment 2027-04-21T10:00+02:00'],
  },
  {
    id: 'en-d-slides',
    sent: 'Tue, 13 Apr 2027 16:50:00 +0100',
    subject: 'Re: Re: conference deck',
    body: `I still haven't got your slides. Friday at the very latest, please, the printer won't wait.

Sioned`,
    expected: ['task 2027-04-16'],
  },
  {
    id: 'en-d-water-bill',
    sent: 'Thu, 1 Apr 2027 05:00:00 +0100',
    subject: 'Your bill is ready',
    body: 'Your bill is ready.',
    html: `<html><body><h1>Your bill is ready</h1><p>Hello Mr Adeyemi, here is the bill for 4 Mill Lane.</p>
<table><tr><td>Period</td><td>1 January to 31 March 2027</td></tr><tr><td>Total</td><td>£96.10</td></tr>
<tr><td>Pay by</td><td>22 April 2027</td></tr></table><p>Thank you, Example Water</p></body></html>`,
    expected: ['task 2027-04-22'],
  },
  {
    id: 'en-d-library',
    sent: 'Wed, 21 Apr 2027 02:00:00 +0100',
    subject: 'Courtesy notice',
    body: `Dear reader,

these items are due back on 28 April 2027:

Bread at Home
A Field Guide to Lichens

Riverside Library`,
    expected: ['task 2027-04-28'],
  },
  {
    id: 'en-d-push',
    sent: 'Wed, 14 Apr 2027 10:12:00 +0100',
    subject: 'Re: catch-up',
    body: `Sorry, something's come up tomorrow. Can we push our chat to Friday at 9am? I'll ring you.

Hugh`,
    expected: ['appointment 2027-04-16T09:00'],
  },
  {
    id: 'en-d-no-may',
    sent: 'Mon, 12 Apr 2027 09:00:00 +0100',
    subject: 'Your tent',
    body: `You may want to air the tent before you pack it, and you may as well check the pegs. I may borrow it in June, if I may. Please
don't worry about the tear.`,
    expected: [],
  },
  {
    id: 'en-d-no-thanks',
    sent: 'Mon, 12 Apr 2027 14:00:00 +0100',
    subject: 'Re: forms',
    body: `Got them, thank you. You were three days early, they weren't needed until 15 April. Nothing more for you to do.

Reception`,
    expected: [],
  },
  {
    id: 'en-d-no-quoted',
    sent: 'Tue, 13 Apr 2027 14:00:00 +0100',
    subject: 'Re: Keys',
    body: `Dropped them through your door last night.

On 11 Apr 2027, at 19:12, Moira Kent <moira@example.com> wrote:

> Could you bring the keys back by Wednesday? And come for tea on Sunday 18 April at 4pm!
> M`,
    expected: [],
  },
  {
    id: 'en-d-no-shop',
    sent: 'Wed, 14 Apr 2027 06:00:00 +0100',
    subject: 'Spring is here (and so is 20% off)',
    bulk: true,
    body: `Fresh pots, fresh soil. Order by Sunday 18 April and we'll pay the postage. Join Ros for her pruning evening on 22 April at 6pm,
tickets from £8. Don't miss it!

Stop getting these emails`,
    expected: [],
  },
  {
    id: 'en-d-no-auto-reply',
    sent: 'Wed, 14 Apr 2027 06:00:01 +0100',
    subject: 'Automatic reply: Quote',
    body: `I'm away until Tuesday 27 April and won't be reading email. Anything that has to happen before 20 April goes to Lorna on the
front desk.`,
    expected: [],
  },
  {
    id: 'en-d-no-hours',
    sent: 'Thu, 15 Apr 2027 16:00:00 +0100',
    subject: 'Bank holiday',
    body: `We'll be open from 10 to 4 on Monday 3 May and back to our usual 9 to 6 on Tuesday 4 May. The café stays closed on Sundays.

The Wool Barn`,
    expected: [],
  },
  {
    id: 'en-d-no-cc',
    sent: 'Thu, 15 Apr 2027 17:03:00 +0100',
    subject: 'FYI: stand at the fair',
    body: `Just to keep you in the loop: Kwame is sorting the banners by Tuesday, and Lou has to pay the deposit by 23 April. They've got
it in hand.`,
    expected: [],
  },
  {
    id: 'en-d-no-condition-met',
    sent: 'Fri, 16 Apr 2027 07:00:00 +0100',
    subject: 'Payment received',
    body: `Thank you, we received your payment of £96.10 on 15 April 2027. Had it not arrived by 22 April, a late fee would have been added.
Your account is up to date.`,
    expected: [],
  },
  {
    id: 'en-d-no-promise',
    sent: 'Fri, 16 Apr 2027 15:00:00 +0100',
    subject: 'Re: Wobbly table',
    body: `I'll glue it this weekend and drop it back by Wednesday, and I'll give you a shout on Tuesday evening when it's dry. No need to
be in.`,
    expected: [],
  },
  {
    id: 'en-d-no-chase-past',
    sent: 'Mon, 19 Apr 2027 12:00:00 +0100',
    subject: 'How did it go?',
    body: `Did you get the essay in by Friday in the end? I was thinking of you at nine o'clock when it closed. Tell me everything when you
can face it.`,
    expected: [],
  },
  {
    id: 'en-d-no-no-rush',
    sent: 'Mon, 19 Apr 2027 19:00:00 +0100',
    subject: 'Ladder',
    body: `Keep the ladder as long as you need, I shan't be up on the roof before July. The gutters were done on 2 March anyway.`,
    expected: [],
  },
  {
    id: 'en-d-no-build',
    sent: 'Tue, 20 Apr 2027 02:11:00 +0000',
    subject: '[garden-app] Nightly job finished',
    body: `Job 4411 finished.
Started: 2027-04-20 02:00
Ended: 2027-04-20 02:11
Next run: 2027-04-21 02:00
Artifacts are kept until 2027-05-20.`,
    expected: [],
  },
  {
    id: 'en-d-no-off',
    sent: 'Tue, 20 Apr 2027 09:30:00 +0100',
    subject: 'Book club',
    body: `No book club on Thursday after all, Jen's boiler has gone. So no need to finish the thing by 22 April, and I won't be making the
lasagne.`,
    expected: [],
  },
  {
    id: 'en-d-no-terms',
    sent: 'Wed, 21 Apr 2027 05:00:00 +0100',
    subject: 'We have updated our terms',
    body: `Our new terms take effect on 1 June 2027. They explain more clearly how we handle refunds. If you keep using Example Maps, you
agree to them.`,
    expected: [],
  },
  {
    id: 'en-d-no-news-story',
    sent: 'Wed, 21 Apr 2027 22:00:00 +0100',
    subject: 'the council again',
    body: `It says in the paper they must decide about the bypass by 12 May and the minister is meant to visit on Friday at 11am. I'll believe
it when I see it.`,
    expected: [],
  },
];
