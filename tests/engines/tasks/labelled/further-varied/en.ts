import type { LabelledMessage } from '../message.ts';

export const ENGLISH: readonly LabelledMessage[] = [
  {
    id: 'en-hv-scan',
    sent: 'Wed, 14 Jan 2026 16:22:00 +0000',
    subject: 'St Brigid Hospital: imaging',
    body: `Patient no. 22871

You have an MRI on Friday 30 January 2026, arrival time 7.45am. Nothing to eat for four hours beforehand.`,
    expected: ['appointment 2026-01-30T07:45'],
  },
  {
    id: 'en-hv-quote',
    sent: 'Tue, 6 Oct 2026 11:30:00 +0100',
    subject: 'Quote for the windows',
    body: `Hi Ade, quote attached as promised. To hold that price I'd want the signed copy back by Friday the 16th. Shout with questions.
Pete`,
    expected: ['task 2026-10-16'],
  },
  {
    id: 'en-hv-carpool',
    sent: 'Thu, 19 Nov 2026 21:02:00 +0000',
    subject: 'Re: Saturday match',
    body: `I'll grab you and the boys at half nine... actually make it 9:15 on Saturday. Boots!!`,
    expected: ['appointment 2026-11-21T09:15'],
  },
  {
    id: 'en-hv-domain',
    sent: 'Mon, 3 Aug 2026 02:00:00 +0000',
    subject: 'Domain renewal notice',
    body: `The domain kettleworks.example registered to you will lapse on 2026-09-02 unless it is renewed.`,
    expected: ['reminder 2026-09-02'],
  },
  {
    id: 'en-hv-grant',
    sent: 'Mon, 13 Apr 2026 09:31:00 -0500',
    subject: 'Year-one report',
    body: `Dear grantee: As set out in section 6 of your award letter, a narrative report and a budget reconciliation are to reach this
office on or before May 29, 2026. Templates are on our site.`,
    expected: ['task 2026-05-29'],
  },
  {
    id: 'en-hv-landlord',
    sent: 'Mon, 7 Sep 2026 10:10:00 +0100',
    subject: 'Gas safety check',
    body: `Our engineer needs access to your flat for the yearly gas safety check and will call on Thursday 17 September between 10am and
12pm. Please make sure someone over 18 is in.`,
    expected: ['appointment 2026-09-17T10:00'],
  },
  {
    id: 'en-hv-no-chess',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0000',
    subject: 'Club results',
    body: `Round 4 went to Ashby, 3-1. Round 5 is against Oakham on 24 November and round 6 on 8 December, both away. Table attached. Well
played everyone, see the website for the games.`,
    expected: [],
  },
  {
    id: 'en-hv-no-warranty',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0000',
    subject: 'Your product registration',
    body: `Thank you for registering your kettle. Purchase date: 14 November 2026. Model K-12. Please keep your proof of purchase in a safe
place.`,
    expected: [],
  },
  {
    id: 'en-hv-no-lunch-menu',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0000',
    subject: 'Canteen menu',
    body: `Monday: leek soup
Tuesday: pasta bake
Wednesday 18 November: curry day
Thursday: fish
Friday: pizza, served until 14:30`,
    expected: [],
  },
  {
    id: 'en-hv-no-press',
    sent: 'Mon, 16 Nov 2026 10:10:00 +0000',
    subject: 'EMBARGOED until 18 November, 10:00',
    body: `The company said today it expects to complete the purchase by 31 March 2027, subject to approval. Chief executive Ida Holm will
step down on 1 January. Notes to editors follow.`,
    expected: [],
  },
];
