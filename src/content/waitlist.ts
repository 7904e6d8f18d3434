export const WAITLIST_BENEFITS = [
  {
    title: 'AI-powered security',
    text: 'See what an email asks for, where its links go and who really sent it, with the evidence.',
  },
  {
    title: 'Team protection',
    text: 'Join as an organization and reserve seats for your whole team.',
  },
  {
    title: 'Early access',
    text: 'Be the first to try what we build next, and tell us what you need.',
  },
] as const;
