import { describe, expect, test } from 'vitest';
import { authenticationOf } from '../../../src/engines/detection/authentication.ts';
import type { Context, Letter } from '../../../src/engines/detection/index.ts';

const PASSED =
  'mx.example.net; dkim=fail header.d=a.test; dkim=pass header.d=b.test; spf=softfail; dmarc=pass (p=NONE)';

function letter(values: string[], authservId?: string): { letter: Letter; context: Context } {
  const headers = values.map((value) => ({ name: 'Authentication-Results', value }));
  return { letter: { subject: '', body: '', headers }, context: authservId === undefined ? {} : { authservId } };
}

describe('who is believed', () => {
  test('the trusted server, in upper or lower case', () => {
    expect(authenticationOf(letter([PASSED], 'MX.example.net'))).toMatchObject({
      dmarc: 'pass',
      dkim: 'pass',
      spf: 'fail',
    });
  });

  test('nobody else, whatever they claim', () => {
    expect(authenticationOf(letter(['evil.test; dmarc=pass'], 'mx.example.net'))).toBeNull();
    expect(authenticationOf(letter(['mx.example.net.evil.test; dmarc=pass'], 'mx.example.net'))).toBeNull();
  });

  test('nobody, when no server is trusted', () => {
    expect(authenticationOf(letter([PASSED]))).toBeNull();
  });

  test('the newest field, which stands first', () => {
    const fields = ['mx.example.net; dmarc=fail', 'mx.example.net; dmarc=pass'];
    expect(authenticationOf(letter(fields, 'mx.example.net'))?.dmarc).toBe('fail');
  });
});
