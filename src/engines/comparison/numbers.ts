const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const OTHER_MARKS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** Replaces the digits of every script by 0 to 9. Positions stay the same. */
export function withAsciiDigits(text: string): string {
  if (!OTHER_DIGIT.test(text)) return text;
  return text.replace(/[\u0080-\uffff]/g, (character) => {
    if (OTHER_DIGIT.test(character)) return String(digitValue(character.charCodeAt(0)));
    return OTHER_MARKS[character] ?? character;
  });
}

/** The digits of a script are consecutive from 0 (Unicode, section 4.6). */
function digitValue(code: number): number {
  let value = 0;
  while (value < 9 && OTHER_DIGIT.test(String.fromCharCode(code - value - 1))) value += 1;
  return value;
}

/** `1.234,50`, `1,234.50` and `1234.5` are equal: a last mark not followed by three digits is the decimal mark. */
export function numberValue(text: string): string {
  const grouped = /\d{1,99}(?:-\d{1,99})+/.exec(text);
  if (grouped) return grouped[0];
  const digits =
    /\d[\d.,'’\s]*/
      .exec(text)?.[0]
      .replace(/[\s'’]/g, '')
      .replace(/[.,]$/, '') ?? '';
  const decimal = /[.,](\d{1,2}|\d{4,})$/.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[.,]/g, '');
  const fraction = decimal?.[1]?.replace(/0{1,99}$/, '') ?? '';
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
