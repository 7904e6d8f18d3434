import { describe, expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const from = { name: 'Rowan', address: 'rowan@harborline.example' };
const idsOf = (body: string, more: Partial<Email> = {}, context: Context = {}) =>
  analyse({ subject: 'File', body, from, ...more }, context).signals.map(({ id }) => id);

describe('a stranger who wants the computer’s protection off', () => {
  const id = 'protection-off-request';

  testTable([
    [
      'English',
      'The installer is blocked by mistake. Please disable your antivirus for ten minutes and start it again.',
    ],
    ['English, a file let past', 'Add the folder to the exclusions of Windows Defender, then open the program.'],
    ['English, a button', 'When the document opens, click “Enable Content” to see the figures.'],
    ['English, a program', 'SmartScreen shows a blue window. Click More info, then Run anyway.'],
    ['German', 'Bitte deaktivieren Sie kurz Ihren Virenscanner, sonst startet das Programm nicht.'],
    ['German macros', 'Damit die Tabelle rechnet, aktivieren Sie bitte die Makros.'],
    ['French', 'Veuillez désactiver votre antivirus avant d’ouvrir le fichier.'],
    ['Spanish', 'Para ver el documento, salga de la vista protegida y continúe.'],
    ['Portuguese', 'Desative o antivírus antes de abrir o arquivo.'],
    ['Italian', 'Apra il file e clicchi su «Abilita contenuto» per leggere la fattura.'],
    ['Dutch', 'Schakel de virusscanner even uit en open het bestand.'],
    ['Polish', 'Proszę wyłączyć program antywirusowy i otworzyć plik.'],
    ['Czech', 'Před spuštěním prosím vypněte antivirus.'],
    ['Romanian', 'Vă rugăm să dezactivați antivirusul înainte de a deschide fișierul.'],
    ['Hungarian', 'Kérjük, engedélyezze a makrókat a dokumentumban.'],
    ['Swedish', 'Stäng av antivirusprogrammet innan du öppnar filen.'],
    ['Danish', 'Slå antivirus fra, før du åbner filen.'],
    ['Norwegian', 'Slå av antivirus før du åpner filen.'],
    ['Finnish', 'Ota makrot käyttöön, jotta näet taulukon.'],
    ['Russian', 'Перед запуском отключите антивирус и откройте файл.'],
    ['Ukrainian', 'Перед запуском вимкніть антивірус і відкрийте файл.'],
    ['Greek', 'Παρακαλώ απενεργοποιήστε το antivirus πριν ανοίξετε το αρχείο.'],
    ['Turkish', 'Dosyayı açmadan önce antivirüs programını devre dışı bırakın.'],
    ['Indonesian', 'Silakan nonaktifkan antivirus sebelum membuka berkas.'],
    ['Vietnamese', 'Vui lòng tắt phần mềm diệt virus trước khi mở tệp.'],
    ['Arabic', 'يرجى تعطيل برنامج مكافحة الفيروسات قبل فتح الملف.'],
    ['Hebrew', 'נא לכבות: השבת את תוכנת האנטי-וירוס לפני פתיחת הקובץ.'],
    ['Hindi', 'फ़ाइल खोलने से पहले कृपया एंटीवायरस बंद करें।'],
    ['Thai', 'กรุณาปิดโปรแกรมป้องกันไวรัสก่อนเปิดไฟล์'],
    ['Japanese', 'ファイルを開いたら「コンテンツの有効化」を押してください。'],
    ['Korean', '파일을 열기 전에 백신을 꺼 주세요.'],
    ['Chinese', '打开文件前请先关闭杀毒软件。'],
    [
      'an email that says the alarm is false',
      'Your antivirus may flag the file as malicious. This is a false positive. Please disable your antivirus.',
    ],
    ['a case to help with', 'If the setup does not start disable your antivirus and try again.'],
    ['a case of a button', 'If the table does not load click Enable Content.'],
    ['an email that sees no risk', 'Please disable your antivirus (no risk) and start the setup.'],
    ['an order with an exception', 'Disable antivirus, not the firewall, then start the setup.'],
    ['an email that promises', 'Please disable your antivirus and you will never see the error again.'],
    ['an order about another button', 'When it opens, click “Enable Content”. Don’t click Cancel.'],
    ['an email that gives leave', 'You can disable your antivirus for ten minutes.'],
    ['two lines', 'Windows Defender:\nplease disable it first, then start the setup.'],
    ['a greeting of users', 'Sehr geehrter Nutzer, bitte deaktivieren Sie kurz Ihren Virenscanner.'],
    ['a long email', `Please disable your antivirus.${' The drawings are enclosed as we discussed.'.repeat(150)}`],
  ])('is noticed in %s', (_, body) => {
    expect(idsOf(body)).toContain(id);
  });

  testTable([
    ['advice', 'Never disable your antivirus, and don’t enable macros in files from the internet.'],
    ['German advice', 'Aktivieren Sie niemals Makros in Dokumenten, die Sie nicht erwarten.'],
    ['French advice', 'Ne désactivez jamais votre antivirus pour ouvrir un fichier.'],
    ['Russian advice', 'Никогда не отключайте антивирус, чтобы открыть файл.'],
    ['English advice on asking', 'We will never ask you to turn off your antivirus.'],
    ['English advice on a button', 'Do not click “Enable Content” in a file that you did not expect.'],
    ['an update', 'Macros from the internet will now be blocked with no option to allow them.'],
    ['Spanish advice', 'No desactive el antivirus y no haga clic en «Habilitar contenido».'],
    ['Dutch advice', 'Schakel de virusscanner nooit uit.'],
    ['Chinese advice', '请勿关闭杀毒软件。'],
    ['Japanese advice', 'マクロを有効にしないでください。'],
    ['Arabic advice', 'لا تعطل مكافحة الفيروسات.'],
    ['a warning', 'Criminals ask their victims to click “Enable Content”. The file then loads its malware.'],
    ['news', 'The new version turns macros off by default, and the antivirus is faster.'],
    ['a renewal', 'Your antivirus subscription renews on Monday. Turn off automatic renewal in your account.'],
    ['a newsletter', 'Add us to your allow-list so that you miss no issue.'],
  ])('but not in %s', (_, body) => {
    expect(idsOf(body)).not.toContain(id);
  });

  test('and a contact may ask for it', () => {
    const body = 'Please disable your antivirus for ten minutes and start the setup again.';
    expect(idsOf(body, {}, { contacts: [from] })).not.toContain(id);
  });
});

describe('code to copy and run as a test for a job', () => {
  const id = 'command-request';
  const CODE = 'git clone https://github.com/harborline-hr/shop-test\ncd shop-test\nnpm install && npm start';

  testTable([
    ['English', 'Before the interview, please run our project and send a screenshot:'],
    ['German', 'Als Probeaufgabe führen Sie bitte dieses Projekt aus:'],
    ['Spanish', 'Como prueba técnica, ejecute este proyecto:'],
    ['Russian', 'Тестовое задание: запустите этот проект.'],
    ['Japanese', '面接の前に、次のプロジェクトを実行してください。'],
    ['Korean', '면접 전에 아래 프로젝트를 실행해 주세요.'],
  ])('is noticed in %s', (_, words) => {
    expect(idsOf(`${words}\n\n${CODE}`)).toContain(id);
  });

  test('is noticed by the address of the code and a Python program', () => {
    const body =
      'For the coding assessment, download https://github.com/harborline-hr/bot and run python3 main.py today.';
    expect(idsOf(body)).toContain(id);
  });

  testTable<[string, string, Partial<Email>]>([
    ['a list', '', { headers: [{ name: 'List-Id', value: '<dev.harborline.example>' }] }],
    ['a newsletter', '', { headers: [{ name: 'List-Unsubscribe', value: '<https://harborline.example/u>' }] }],
    ['an honest email', ' (this is no scam)', {}],
  ])('is noticed although it claims to be %s', (_, words, more) => {
    expect(idsOf(`Before the interview, please run our project${words}:\n\n${CODE}`, more)).toContain(id);
  });

  testTable([
    ['a manual', `Our library is out. Installation:\n\n${CODE}`],
    ['a release', `The release candidates are out. Try them:\n\n${CODE}`],
    [
      'an interview',
      'The interview is on Monday. Our code is at https://github.com/harborline/shop if you are curious.',
    ],
  ])('but not in %s', (_, body) => {
    expect(idsOf(body)).not.toContain(id);
  });

  test('nor from somebody whom the mailbox knows', () => {
    const sender = {
      ...{ firstSeen: '2026-03-31', emails: 41, hours: [], replyTo: {}, linkDomains: {}, languages: {} },
      ...{ withAttachments: 0, aboutMoney: 0, lastDay: { date: '2026-11-20', emails: 1 } },
    };
    const body = `Fake job interviews spread malware. They ask for this:\n\n${CODE}`;
    expect(idsOf(body)).toContain(id);
    expect(idsOf(body, {}, { history: { emails: 90, sender } })).not.toContain(id);
  });
});
