import type { LabelledMessage } from '../message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-n-slides',
    sent: 'Tue, 6 Oct 2026 10:05:00 +0100',
    subject: 'Board pack',
    body: `Morning Tess,

I'm pulling the board pack together this week. I'd love to have your three slides by Thursday, rough is fine.

Ravi`,
    expected: ['task 2026-10-08'],
  },
  {
    id: 'en-n-certificate',
    sent: 'Mon, 5 Oct 2026 14:20:00 +0100',
    subject: 'Application 40-1182',
    body: `Dear applicant,

Before we can go on we must have your original certificate in hand by 23 October 2026. Without it the application lapses.

Registry Office`,
    expected: ['task 2026-10-23'],
  },
  {
    id: 'en-n-nudge',
    sent: 'Fri, 9 Oct 2026 08:00:00 +0100',
    subject: 'A nudge from Mill Lane Dental',
    body: `Hi Omar, just a nudge that Dr Okafor is seeing you on Monday 12 October at 8:40. See you soon!`,
    expected: ['appointment 2026-10-12T08:40'],
  },
  {
    id: 'en-n-library',
    sent: 'Sat, 10 Oct 2026 07:00:00 +0100',
    subject: 'Your library card',
    body: `Three items on your card should come back to us by Thursday 15 October. You can renew them twice.`,
    expected: ['task 2026-10-15'],
  },
  {
    id: 'en-n-gym',
    sent: 'Thu, 8 Oct 2026 12:00:00 +0100',
    subject: 'Your membership',
    body: `Hello Ines,

your membership rolls over on 1 November 2026. £38 will leave your account as usual.

Harbour Gym`,
    expected: ['reminder 2026-11-01'],
  },
  {
    id: 'en-n-no-rain',
    sent: 'Sun, 11 Oct 2026 19:00:00 +0100',
    subject: 'Home again',
    body: `It rained from the 3rd until the 9th of October, and on the 10th, of course, the sun came out at 8 in the morning. You may laugh. Photos follow.`,
    expected: [],
  },
  {
    id: 'en-n-no-promise',
    sent: 'Tue, 6 Oct 2026 15:45:00 +0100',
    subject: 'Re: draft contract',
    body: `Hi Ben, legal have promised me their comments by Friday and you'll get a clean draft from us on Monday 12 October. Sit tight until then.

Nadia`,
    expected: [],
  },
  {
    id: 'en-n-no-release',
    sent: 'Wed, 7 Oct 2026 09:30:00 +0000',
    subject: 'What is in 4.2',
    body: `Version 4.2 goes out on 20 October 2026 at 14:00 UTC. It brings faster search and fixes the export of long tables.`,
    expected: [],
  },
  {
    id: 'en-n-no-sent',
    sent: 'Thu, 8 Oct 2026 11:11:00 +0100',
    subject: 'Re: Board pack',
    body: `Went out this morning, all three of them.

On Tue, 6 Oct 2026 at 10:05, Ravi wrote:
> I'd love to have your three slides by Thursday, rough is fine.`,
    expected: [],
  },
  {
    id: 'en-n-no-lisbon',
    sent: 'Mon, 5 Oct 2026 20:00:00 +0100',
    subject: 'Was that you?',
    body: `Were you in Lisbon on 4 October? I could swear I saw you at the tram stop at 10:15. Greetings from the Algarve!`,
    expected: [],
  },
  {
    id: 'en-n-m-lease',
    sent: 'Mon, 12 Oct 2026 09:00:00 +0100',
    subject: 'Flat 6',
    body: `Hi both,

Could the signed lease be back on my desk by Friday 16 October? The keys are ready for you.

Dorothy`,
    expected: ['task 2026-10-16'],
  },
  {
    id: 'en-n-m-coach',
    sent: 'Wed, 4 Nov 2026 15:30:00 +0000',
    subject: 'Year 5 trip',
    body: `Dear families, the coach money (£14) is wanted in school by Wednesday 11 November, in a named envelope please.`,
    expected: ['task 2026-11-11'],
  },
  {
    id: 'en-n-m-plumber',
    sent: 'Sun, 8 Nov 2026 18:12:00 +0000',
    subject: 'Boiler',
    body: `The plumber's coming on Tuesday 10 November at 9am, can you be home to let him in? I'm in Leeds that day x`,
    expected: ['appointment 2026-11-10T09:00'],
  },
  {
    id: 'en-n-m-panel',
    sent: 'Tue, 3 Nov 2026 10:00:00 +0000',
    subject: 'Research assistant post',
    body: `Dear Mr Aziz,

Thank you for applying. The panel would like to talk to you on Thursday 12 November 2026 at 11:15 in Room 4 of the Hollis building.

Human Resources`,
    expected: ['appointment 2026-11-12T11:15'],
  },
  {
    id: 'en-n-m-policy',
    sent: 'Mon, 2 Nov 2026 06:00:00 +0000',
    subject: 'Policy HX-20',
    body: `Your cover comes to an end on 30 November 2026. It does not renew by itself.`,
    expected: ['reminder 2026-11-30'],
  },
  {
    id: 'en-n-m-pizza',
    sent: 'Wed, 11 Nov 2026 21:40:00 +0000',
    subject: 'Pizza',
    body: `Shall we say Saturday at 7pm for pizza? Bring the kids, we have a high chair.`,
    expected: ['appointment 2026-11-14T19:00'],
  },
  {
    id: 'en-n-m-no-family',
    sent: 'Wed, 11 Nov 2026 10:00:00 +0000',
    subject: 'The family tree',
    body: `Grandfather was born on 12 December 1931 in Cork and married on 3 May 1958. If you find his army papers, do tell me.`,
    expected: [],
  },
  {
    id: 'en-n-m-no-christmas',
    sent: 'Mon, 9 Nov 2026 10:00:00 +0000',
    subject: 'Our Christmas hours',
    body: `We shut at noon on 24 December and are back on 2 January at 9:00. Orders are sent out on the days between.`,
    expected: [],
  },
  {
    id: 'en-n-m-no-fair',
    sent: 'Tue, 10 Nov 2026 10:00:00 +0000',
    subject: 'Winter at the Old Mill',
    body: `Winter fair on 5 December from 11am, carols at 4pm. Book your stall by 28 November!

Unsubscribe from these letters`,
    bulk: true,
    expected: [],
  },
  {
    id: 'en-n-m-no-paid',
    sent: 'Wed, 4 Nov 2026 10:00:00 +0000',
    subject: 'Invoice 88',
    body: `Many thanks for settling invoice 88 on 3 November. Nothing is outstanding. Our next statement comes out on 1 December.`,
    expected: [],
  },
  {
    id: 'en-n-m-no-roof',
    sent: 'Thu, 5 Nov 2026 10:00:00 +0000',
    subject: 'The neighbours',
    body: `Imagine, the council has told the Harrises to mend their roof by 1 December, poor things. How is your mother?`,
    expected: [],
  },
  {
    id: 'en-n-m-no-match',
    sent: 'Sun, 15 Nov 2026 10:00:00 +0000',
    subject: 'Result',
    body: `Four nil. They scored at 3:15pm on Saturday and never looked back. The return is in spring, the league says some time in May or June.`,
    expected: [],
  },
  {
    id: 'en-n-w-choir',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0000',
    subject: 'Spring concert',
    body: `Dear all, robes need sizing before we order, so drop your measurements into the sheet by Sunday. Anyone missing will sing in a bin bag.

Gwen`,
    expected: ['task 2027-01-24'],
  },
  {
    id: 'en-n-w-visa',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0000',
    subject: 'Case 7731-B',
    body: `Dear Ms Sato,

We are unable to proceed without your bank statement for December. You have until 5 February 2027 to let us have it.

Casework Team`,
    expected: ['task 2027-02-05'],
  },
  {
    id: 'en-n-w-vet',
    sent: 'Wed, 20 Jan 2027 16:00:00 +0000',
    subject: 'Biscuit',
    body: `Biscuit's stitches come out on Friday 29 January at 3.30pm. Keep the cone on her until then, however sad she looks.

Hollow Vets`,
    expected: ['appointment 2027-01-29T15:30'],
  },
  {
    id: 'en-n-w-tyres',
    sent: 'Thu, 21 Jan 2027 08:00:00 +0000',
    subject: 'MOT',
    body: `The MOT on your Fiesta runs until 14 February 2027. Phone us whenever suits.`,
    expected: ['reminder 2027-02-14'],
  },
  {
    id: 'en-n-w-architect',
    sent: 'Fri, 22 Jan 2027 14:30:00 +0000',
    subject: 'Extension drawings',
    body: `Hello Meera, I have a gap on Wednesday 27 January at 10am if you'd like to go through the drawings. My studio, kettle on.`,
    expected: ['appointment 2027-01-27T10:00'],
  },
  {
    id: 'en-n-w-no-obituary',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0000',
    subject: 'Aunt Vera',
    body: `Vera died peacefully on 14 January at 6 in the morning. She had been at the piano until Christmas.`,
    expected: [],
  },
  {
    id: 'en-n-w-no-train',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0000',
    subject: 'Timetable',
    body: `From Monday 1 February the 7:15 leaves at 7:12 and no longer calls at Ashwell. Everything else runs as now.`,
    expected: [],
  },
  {
    id: 'en-n-w-no-colleague',
    sent: 'Wed, 20 Jan 2027 10:00:00 +0000',
    subject: 'Cover',
    body: `Piotr is on leave until Tuesday 2 February. Anything he owes you will be done by Friday 5 February, he says, or sooner.`,
    expected: [],
  },
  {
    id: 'en-n-w-no-status',
    sent: 'Thu, 21 Jan 2027 10:00:00 +0000',
    subject: 'Ticket 5521 closed',
    body: `Your ticket was opened on 18 January 2027 at 09:14 and closed on 21 January 2027 at 10:00. How did we do?`,
    expected: [],
  },
  {
    id: 'en-n-w-no-book',
    sent: 'Fri, 22 Jan 2027 10:00:00 +0000',
    subject: 'Reading',
    body: `The sequel hits the shops on 4 March, and I for one will be asleep on the doorstep. Have you finished the first one yet?`,
    expected: [],
  },
  {
    id: 'en-n-x-thesis',
    sent: 'Mon, 8 Mar 2027 09:40:00 +0000',
    subject: 'Chapter three',
    body: `Hi Lena,

The examiners meet soon, so chapter three has to land in my inbox by Thursday 18 March. Footnotes can wait.

Prof. Adeyemi`,
    expected: ['task 2027-03-18'],
  },
  {
    id: 'en-n-x-meter',
    sent: 'Tue, 9 Mar 2027 07:00:00 +0000',
    subject: 'Meter reading',
    body: `Take a photo of your meter and upload it before 22 March 2027, or we will have to guess.`,
    expected: ['task 2027-03-22'],
  },
  {
    id: 'en-n-x-blood',
    sent: 'Wed, 10 Mar 2027 12:00:00 +0000',
    subject: 'Giving blood',
    body: `Hello Tom, we have you down for Tuesday 16 March at 5.20pm at St Mark's hall. Drink plenty beforehand.`,
    expected: ['appointment 2027-03-16T17:20'],
  },
  {
    id: 'en-n-x-fridge',
    sent: 'Thu, 11 Mar 2027 18:00:00 +0000',
    subject: 'Order 66120',
    body: `Good news: your fridge-freezer is on the van and will be with you on 15 March 2027. The driver rings an hour ahead.`,
    expected: ['reminder 2027-03-15'],
  },
  {
    id: 'en-n-x-parking',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0000',
    subject: 'Permit R-204',
    body: `Your resident's parking permit is good until 31 March 2027.`,
    expected: ['reminder 2027-03-31'],
  },
  {
    id: 'en-n-x-no-exhibition',
    sent: 'Mon, 8 Mar 2027 09:00:00 +0000',
    subject: 'Turner',
    body: `We saw the Turner show on Saturday at 11am, hardly a soul there. It travels to Leeds on 2 April. Worth the train fare.`,
    expected: [],
  },
  {
    id: 'en-n-x-no-contractor',
    sent: 'Tue, 9 Mar 2027 09:00:00 +0000',
    subject: 'Site report, week 10',
    body: `The roofers aim to be off the scaffold by Friday 19 March. Windows are on order, and the makers quote six weeks.`,
    expected: [],
  },
  {
    id: 'en-n-x-no-maintenance',
    sent: 'Wed, 10 Mar 2027 09:00:00 +0000',
    subject: 'Done',
    body: `Yesterday's work on the mail servers ended at 04:30. The next window is 7 April from 02:00 to 04:00 and nobody should notice.`,
    expected: [],
  },
  {
    id: 'en-n-x-no-history',
    sent: 'Thu, 11 Mar 2027 09:00:00 +0000',
    subject: 'The bridge',
    body: `Did you know the bridge opened on 19 March 1932 at 10 in the morning, and that a man on a horse cut the ribbon first?`,
    expected: [],
  },
  {
    id: 'en-n-x-no-own',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0000',
    subject: 'Re: tax return',
    body: `Leave it with me. I file on 31 March and send you a copy the same week. Your part is done.`,
    expected: [],
  },
];
