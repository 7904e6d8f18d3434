import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { CompareTool } from '../../src/features/compare/CompareTool.island.tsx';
import { ContactForm } from '../../src/features/contact/ContactForm.island.tsx';
import { Dashboard } from '../../src/features/dashboard/Dashboard.island.tsx';
import { EmailTest } from '../../src/features/email-test/EmailTest.island.tsx';
import { Feedback } from '../../src/features/feedback/Feedback.island.tsx';
import { Guard } from '../../src/features/guard/Guard.island.tsx';
import { SignIn } from '../../src/features/sign-in/SignIn.island.tsx';
import { Toaster } from '../../src/features/toaster/Toaster.island.tsx';
import { TryIt } from '../../src/features/try-it/TryIt.island.tsx';
import { WaitlistForm } from '../../src/features/waitlist/WaitlistForm.island.tsx';
import { testTable } from '../support/test-table.ts';

const warn = vi.spyOn(console, 'warn');

describe('on the server', () => {
  test('the guard shows neither the page nor a countdown while it is not known who is signed in', () => {
    expect(renderToString(<Guard>private</Guard>)).toBe('');
  });

  testTable(['register', 'login'] as const)('the %s button is there and idle', (flowType) => {
    const html = renderToString(<SignIn flowType={flowType} />);
    expect(html).toContain(flowType === 'register' ? 'Sign up with Google' : 'Sign in with Google');
    expect(html).not.toContain('aria-busy');
  });

  test('the email test has its buttons, fields and panel', () => {
    const html = renderToString(<EmailTest />);
    for (const text of ['Logout', 'Get recent email', 'Next', 'Subject', 'Body', 'Submit', 'API RESPONSE']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('rows="4"');
    expect(html).not.toContain('LOADING...');
  });

  test('the contact form can be sent without JavaScript', () => {
    const html = renderToString(<ContactForm />);
    expect(html).toContain('action="/f/contact" method="post"');
    const fields = html.match(/<(?:input|textarea)[^>]*>/g) ?? [];
    expect(
      fields.filter((field) => field.includes('required')).map((field) => /name="(\w+)"/.exec(field)?.[1]),
    ).toEqual(['Name', 'Email', 'Message']);
    expect(html).toContain('Processing...');
  });

  test('the form to try it never puts an email into the address', () => {
    expect(renderToString(<TryIt />)).toMatch(/<form[^>]* method="dialog"/);
  });

  testTable([
    ['CompareTool', <CompareTool key="compare-tool" password="secret" />],
    ['ContactForm', <ContactForm key="contact-form" />],
    ['Dashboard', <Dashboard key="dashboard" />],
    ['Feedback', <Feedback key="feedback" />],
    ['EmailTest', <EmailTest key="email-test" />],
    ['SignIn', <SignIn key="sign-in" flowType="login" />],
    ['Toaster', <Toaster key="toaster" />],
    ['TryIt', <TryIt key="try-it" />],
    ['WaitlistForm', <WaitlistForm key="waitlist-form" />],
  ])('%s renders without a browser, sends no request and has no inline style', async (_, island) => {
    expect(renderToString(island)).not.toMatch(/\sstyle=/);
    await new Promise(setImmediate);
    expect(warn).not.toHaveBeenCalled();
  });
});
