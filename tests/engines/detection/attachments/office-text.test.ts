import { describe, expect, test } from 'vitest';
import { newAllowance } from '../../../../src/engines/detection/attachments/allowance.ts';
import { inspect } from '../../../../src/engines/detection/attachments/inspect.ts';
import { LIMITS } from '../../../../src/engines/detection/limits.ts';
import { makeDocx } from '../../../support/make-docx.ts';
import { deflatedMegabytes, makeZip } from '../../../support/make-zip.ts';
import { testTable } from '../../../support/test-table.ts';

const read = (filename: string, content: Uint8Array, allowance = newAllowance()) =>
  inspect({ filename, mimeType: 'application/octet-stream', size: content.length, content }, allowance);
const parts = (entries: Record<string, string>) =>
  makeZip(Object.entries(entries).map(([name, data]) => ({ name, data })));
const word = (xml: string) => parts({ 'word/document.xml': `<w:document>${xml}</w:document>` });

describe('the text of an office document', () => {
  testTable<[string, string, Uint8Array, string]>([
    [
      'Word: a letterhead, paragraphs, a table and a footer',
      'a.docx',
      makeDocx({ header: 'Elm Ltd', body: ['Dear Ben,', [['Lamp', '40 EUR']], 'Regards'], footer: 'Page 1' }),
      'Elm Ltd\n\nDear Ben,\nLamp\n40 EUR\nRegards\n\nPage 1',
    ],
    ['runs that split a word', 'a.docx', word('<w:p><w:r><w:t>ba</w:t></w:r><w:r><w:t>nk</w:t></w:r></w:p>'), 'bank'],
    ['another prefix', 'a.docx', word('<x:p><x:t>bank</x:t></x:p>'), 'bank'],
    ['character data', 'a.docx', word('<w:p><w:t><![CDATA[bank]]></w:t></w:p>'), 'bank'],
    ['entities', 'a.docx', word('<w:p><w:t>Elm &amp; &#98;ank</w:t></w:p>'), 'Elm & bank'],
    ['empty elements', 'a.docx', word('<w:p/><w:t/><w:secret>no</w:secret><w:p><w:t>bank</w:t></w:p>'), 'bank'],
    ['what was deleted', 'a.docx', word('<w:p><w:t>new</w:t><w:delText>old</w:delText></w:p>'), 'new'],
    [
      'Excel: shared and inline texts',
      'a.xlsx',
      parts({
        'xl/workbook.xml': '<workbook/>',
        'xl/sharedStrings.xml':
          '<sst><si><t>Our account</t></si><si><r><t>has </t></r><r><t>changed</t></r></si></sst>',
        'xl/worksheets/sheet1.xml':
          '<worksheet><row><c t="inlineStr"><is><t>IBAN</t></is></c><c><v>7</v></c></row></worksheet>',
      }),
      'Our account\nhas changed\n\nIBAN',
    ],
    [
      'furigana once',
      'a.xlsx',
      parts({
        'xl/workbook.xml': '',
        'xl/sharedStrings.xml': '<sst><si><t>口座</t><rPh><t>コウザ</t></rPh></si></sst>',
      }),
      '口座',
    ],
    [
      'PowerPoint: slides in their order',
      'a.pptx',
      parts({
        'ppt/slides/slide10.xml': '<a:p><a:r><a:t>ten</a:t></a:r></a:p>',
        'ppt/slides/slide2.xml': '<a:p><a:r><a:t>two</a:t></a:r></a:p>',
      }),
      'two\n\nten',
    ],
    [
      'OpenDocument',
      'a.odt',
      parts({ mimetype: 'x', 'content.xml': '<text:p>Our <text:span>bank</text:span></text:p><text:p/><x>no</x>' }),
      'Our bank',
    ],
  ])('%s', (_, name, content, text) => {
    expect(read(name, content)).toMatchObject({ text, isCut: false, isTextUnread: false });
  });

  test('has links with what is clicked, in relations, fields and formulas', () => {
    const relation =
      '<Relationships><Relationship Id="r7" Type="x/hyperlink" Target="https://a.example/x" TargetMode="External"/></Relationships>';
    const linked = parts({
      'word/document.xml':
        '<w:p><w:hyperlink r:id="r7"><w:r><w:t>www.bank</w:t></w:r><w:r><w:t>.example</w:t></w:r></w:hyperlink> <w:t>more</w:t></w:p>',
      'word/_rels/document.xml.rels': relation,
    });
    expect(read('a.docx', linked).links).toMatchObject([{ href: 'https://a.example/x', text: 'www.bank.example' }]);
    const field = word('<w:instrText> HYPERLINK "https://b.example/?a=1&amp;b=2" </w:instrText>');
    expect(read('a.docx', field).links).toMatchObject([{ href: 'https://b.example/?a=1&b=2' }]);
    const formula = parts({ 'xl/worksheets/sheet1.xml': '<c><f>HYPERLINK("https://c.example","Pay")</f></c>' });
    expect(read('a.xlsx', formula).links).toMatchObject([{ href: 'https://c.example' }]);
  });
});

describe('a hostile document', () => {
  const within = (content: Uint8Array) => {
    const allowance = newAllowance();
    const reading = read('a.xlsx', content, allowance);
    expect(reading.isCut).toBe(true);
    expect(reading.text.length).toBeLessThanOrEqual(LIMITS.inside.fileText);
    return reading;
  };

  test('that unpacks to gigabytes is left after a few megabytes', () => {
    const deflated = deflatedMegabytes(100);
    within(
      makeZip([
        { name: 'xl/workbook.xml', data: '' },
        ...Array.from({ length: 40 }, (_, index) => ({ name: `xl/worksheets/sheet${index}.xml`, data: '', deflated })),
      ]),
    );
  });

  test('with thousands of sheets is read to the limit, and says so', () => {
    const sheet = (index: number) => ({ name: `xl/worksheets/sheet${index}.xml`, data: `<t>sheet ${index}</t>` });
    const all = Array.from({ length: 5_000 }, (_, index) => sheet(index));
    const { text } = within(makeZip([{ name: 'xl/workbook.xml', data: '' }, ...all]));
    expect(text.split('\n\n')).toHaveLength(LIMITS.inside.textParts);
  });

  test('with a text without end, or elements without end', () => {
    within(parts({ 'xl/workbook.xml': '', 'xl/sharedStrings.xml': `<t>${'ab '.repeat(300_000)}` }));
    within(parts({ 'xl/workbook.xml': '', 'xl/sharedStrings.xml': '<t>'.repeat(340_000) + 'x '.repeat(20_000) }));
  });

  test('with a long text hides no macro', () => {
    const filler = `<w:t>${'word '.repeat(200_000)}</w:t>`;
    const entries = Array.from({ length: 9 }, (_, index) => ({ name: `word/document${index}.xml`, data: filler }));
    const macro = { name: 'word/vbaProject.bin', data: 'AutoOpen' };
    expect([...read('a.docm', makeZip([...entries, macro])).marks.keys()]).toContain('macros');
  });
});
