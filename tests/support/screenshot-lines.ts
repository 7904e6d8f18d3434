/** The lines of a phishing email, as a screenshot shows them. */
export const LURE = [
  'Your account is suspended',
  'Northwind Bank',
  'Dear customer,',
  'We noticed unusual activity on your account.',
  'Verify your password within 24 hours or your',
  'account will be closed permanently.',
  'Enter your username and password here:',
  'http://203.0.113.7/login',
];

/** Those of an honest one. */
export const LUNCH = [
  'Lunch on Thursday',
  'Hi Bo,',
  'thanks for the notes from Monday. Shall we meet',
  'for lunch on Thursday at half past twelve, in the',
  'place next to the station? I would like to talk',
  'about the plan for the garden and what we need.',
  'If you cannot make it, Friday is fine as well.',
  'See you soon, Maren',
];
