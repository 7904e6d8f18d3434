// Sample content: every person, company and address in these emails is invented.

/** An email as a mail site shows it. */
export interface ShownEmail {
  name: string;
  address: string;
  subject: string;
  /** Markup. */
  body: string;
  files?: string[];
}

export const PHISHING: ShownEmail = {
  name: 'Northwind IT Service Desk',
  address: 'notice@account-desk.example',
  subject: 'Your mailbox password expires today',
  body: `<div dir="ltr"><p>Dear user,</p><p>the password of your mailbox expires today. Confirm your password within 24 hours,
    or your account will be suspended.</p>
    <p><a href="https://portal.northwind.example.keep-login.example/verify">https://portal.northwind.example</a></p>
    <p>IT Service Desk</p></div>`,
  files: ['invoice.pdf.exe'],
};

export const PLAIN: ShownEmail = {
  name: 'Odile Marchand',
  address: 'odile@northwind.example',
  subject: 'Lunch on Thursday',
  body: `<div dir="ltr"><p>Hi Maren,</p><p>shall we have lunch on Thursday? The place by the river has its walnut bread again,
    and I would like to hear how your week in Bergen went. I can be there at half past twelve.</p><p>See you, Odile</p></div>`,
};
