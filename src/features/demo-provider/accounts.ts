/** Someone who can be signed in as at the demo identity provider. People and company are invented. */
export interface DemoAccount {
  /** The `sub` claim: what an account stays known by, whatever its address. */
  subject: string;
  email: string;
  name: string;
  /** What the mailbox holds, for the visitor who chooses between the accounts. */
  mailbox: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    subject: 'demo-maren-vogel',
    email: 'maren.vogel@northwind.example',
    name: 'Maren Vogel',
    mailbox: 'Accounts payable. A full mailbox.',
  },
  {
    subject: 'demo-jonas-lind',
    email: 'jonas.lind@northwind.example',
    name: 'Jonas Lind',
    mailbox: 'IT. A handful of emails.',
  },
  {
    subject: 'demo-ines-duarte',
    email: 'ines.duarte@northwind.example',
    name: 'Ines Duarte',
    mailbox: 'Her first day. An empty mailbox.',
  },
];

export function findDemoAccount(subject: string): DemoAccount | undefined {
  return DEMO_ACCOUNTS.find((account) => account.subject === subject);
}
