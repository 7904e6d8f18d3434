/** An account of the demo identity provider. People and company are made up. */
export interface DemoAccount {
  /** The `sub` claim, which stays the same when the address changes. */
  subject: string;
  email: string;
  name: string;
  mailbox: string;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    subject: 'demo-maren-vogel',
    email: 'maren.vogel@northwind.example',
    name: 'Maren Vogel',
    mailbox: 'Accounts payable, full mailbox',
  },
  {
    subject: 'demo-jonas-lind',
    email: 'jonas.lind@northwind.example',
    name: 'Jonas Lind',
    mailbox: 'IT, a few emails',
  },
  {
    subject: 'demo-ines-duarte',
    email: 'ines.duarte@northwind.example',
    name: 'Ines Duarte',
    mailbox: 'First day, empty mailbox',
  },
];

export function findDemoAccount(subject: string): DemoAccount | undefined {
  return DEMO_ACCOUNTS.find((account) => account.subject === subject);
}
