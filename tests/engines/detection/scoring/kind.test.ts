import { describe, expect, test } from 'vitest';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const HARM = new Set(['Low', 'Medium', 'High', 'Critical']);

describe('the kind of a plain example', () => {
  testTable([
    [
      'credential-phishing',
      'Mailbox full',
      'Dear user, your mailbox is full. Verify your account within 24 hours: http://203.0.113.7/login',
    ],
    [
      'payment-fraud',
      'Quick task',
      'Are you at your desk? I need you to buy gift cards for a client, 5 x 100 EUR. Scratch them and send me the codes. I am in a meeting, so no calls. Keep it between us.',
    ],
    [
      'advance-fee',
      'Confidential proposal',
      'I am Barrister James Cole. My late client left 18.5 million dollars and you bear his name. Reply with your full name and telephone number so that the fund can be moved to your account.',
    ],
    [
      'extortion',
      'I have your video',
      'I hacked your device and recorded a video of you with the camera. Pay 1400 USD in bitcoin within 48 hours or I send it to all your contacts.',
    ],
    [
      'callback-scam',
      'Your renewal',
      'Thank you for your order. Your antivirus subscription was renewed for 399.99 USD and will be charged today. If you did not authorise this, call our billing department at 1-888-555-0142 to cancel.',
    ],
    [
      'delivery-scam',
      'Parcel on hold',
      'Your parcel could not be delivered because a customs fee of 1.99 EUR is unpaid. Pay the fee to schedule a new delivery: https://paket-zoll.example/pay',
    ],
    [
      'crypto-scam',
      'Wallet update',
      'Your wallet must be validated before the network upgrade. Enter your 12-word recovery phrase to keep access to your coins: https://wallet-validate.example',
    ],
  ])('%s', (kind, subject, body) => {
    const analysis = analyse({ subject, body });
    expect(HARM).toContain(analysis.severity);
    expect(analysis.kind).toBe(kind);
  });
});

test('an email without a warning has no kind of harm', () => {
  const { severity, kind } = analyse({
    subject: 'Minutes',
    body: 'Hi all, attached are the minutes of our meeting on Tuesday.',
  });
  expect({ severity, kind }).toEqual({ severity: 'None', kind: 'none' });
});
