/** What whoever joins may look forward to. */
export const WAITLIST_BENEFITS = [
  {
    title: 'AI-powered security',
    text: 'An email is read for what it asks, where its links lead and who really sent it, and you see the evidence.',
  },
  {
    title: 'Team protection',
    text: 'Join as an organization and have places kept for everyone who opens its mail.',
  },
  {
    title: 'Early access',
    text: 'Be among the first to use what we build next, and tell us what your own mailbox needs.',
  },
] as const;
