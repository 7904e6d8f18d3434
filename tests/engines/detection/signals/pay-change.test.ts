import { describe, expect, test } from 'vitest';
import { rank } from '../../../../src/engines/detection/analysis.ts';
import { analyse } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const from = { name: 'Rowan Elm', address: 'rowan.elm@gmail.com' };
const analysed = (body: string) => analyse({ subject: 'Question', body, from, headers: [], attachments: [] });
const has = (body: string) => analysed(body).signals.some(({ id }) => id === 'bank-change');

describe('an employee who wants the pay on another account', () => {
  testTable([
    ['English', 'Hi Maren, please change my direct deposit before the next payroll. I will send the details.'],
    ['English, as news', 'I opened a new account. Could my bank details be updated in time for this month’s salary?'],
    ['German', 'Liebe Maren, bitte ändere meine Bankverbindung noch vor der nächsten Gehaltszahlung.'],
    ['French', 'Bonjour, je souhaite modifier mon RIB avant la prochaine paie.'],
    ['Spanish', 'Hola, quiero cambiar mi cuenta bancaria antes de la próxima nómina.'],
    ['Portuguese', 'Olá, preciso alterar meus dados bancários antes do próximo salário.'],
    ['Italian', 'Ciao, vorrei cambiare il mio IBAN prima del prossimo stipendio.'],
    ['Dutch', 'Hoi, kun je mijn rekeningnummer wijzigen voor de volgende salarisbetaling?'],
    ['Polish', 'Dzień dobry, proszę o zmianę numeru mojego konta przed najbliższą wypłatą wynagrodzenia.'],
    ['Swedish', 'Hej, jag vill ändra mitt bankkonto före nästa löneutbetalning.'],
    ['Danish', 'Hej, jeg vil gerne ændre mit kontonummer før næste lønudbetaling.'],
    ['Norwegian', 'Hei, jeg vil endre kontonummeret mitt før neste lønnsutbetaling.'],
    ['Finnish', 'Hei, haluan vaihtaa tilinumeroni ennen seuraavaa palkanmaksua.'],
    ['Czech', 'Dobrý den, potřebuji změnit číslo mého účtu před příští výplatou.'],
    ['Romanian', 'Bună ziua, aș dori să schimb contul meu bancar înainte de următorul salariu.'],
    ['Hungarian', 'Szia, szeretném megváltoztatni a bankszámlaszámomat a következő fizetés előtt.'],
    ['Russian', 'Здравствуйте, прошу изменить мои банковские реквизиты до следующей зарплаты.'],
    ['Ukrainian', 'Добрий день, прошу змінити мої банківські реквізити до наступної зарплати.'],
    ['Russian, one’s own', 'Добрый день! Хочу сменить свои банковские реквизиты для зарплаты.'],
    ['Ukrainian, one’s own', 'Добрий день! Я хочу змінити свій рахунок для зарплати.'],
    ['Polish, one’s own', 'Dzień dobry, chcę zmienić swoje konto do wypłaty wynagrodzenia.'],
    ['Czech, one’s own', 'Dobrý den, chci změnit svůj účet pro výplatu.'],
    ['Greek', 'Καλημέρα, θέλω να αλλάξω τον τραπεζικό μου λογαριασμό πριν την επόμενη μισθοδοσία.'],
    ['Turkish', 'Merhaba, bir sonraki maaş ödemesinden önce banka hesabımı değiştirmek istiyorum.'],
    ['Indonesian', 'Halo, saya ingin mengubah rekening bank saya sebelum gaji berikutnya.'],
    ['Vietnamese', 'Chào chị, em muốn thay đổi tài khoản ngân hàng của em trước kỳ lương tới.'],
    ['Arabic', 'مرحباً، أرغب في تغيير حسابي البنكي قبل صرف الراتب القادم.'],
    ['Hebrew', 'שלום, אני רוצה לעדכן את חשבון הבנק שלי לפני המשכורת הבאה.'],
    ['Hindi', 'नमस्ते, कृपया अगले वेतन से पहले मेरे बैंक खाते का विवरण बदल दें।'],
    ['Thai', 'สวัสดีค่ะ ดิฉันขอเปลี่ยนบัญชีธนาคารของดิฉันก่อนเงินเดือนรอบหน้า'],
    ['Japanese', 'お疲れ様です。次回の給与から、私の振込口座を変更していただけますか。'],
    ['Korean', '안녕하세요, 다음 급여일 전에 제 계좌를 변경하고 싶습니다.'],
    ['Chinese', '您好，请在下次发工资之前把我的银行账户更改一下。'],
  ])('changes bank details in %s', (_, body) => {
    expect(has(body)).toBe(true);
    expect(rank(analysed(body).severity)).toBeGreaterThanOrEqual(rank('Low'));
  });

  testTable([
    ['a pay slip', 'Your pay slip for November is ready. Your salary goes to your account on Friday.'],
    ['a question about pay', 'My salary arrived on my bank account today, thank you for the quick help.'],
    ['a promise', 'We will never change my bank details or yours for payroll by email, says the new notice.'],
    ['another account', 'My account in the staff portal works again, and the new salary table there is much clearer.'],
  ])('but not in %s', (_, body) => {
    expect(has(body)).toBe(false);
  });

  testTable([
    ['Russian', 'Коллеги, обновите свои банковские реквизиты до выплаты зарплаты в кадровом портале.'],
    ['Ukrainian', 'Колеги, оновіть свої банківські реквізити до виплати зарплати.'],
    ['Russian, as a condition', 'Если вы хотите изменить свои реквизиты для зарплаты, сделайте это в портале.'],
    ['Polish', 'Prosimy zaktualizować swoje konto bankowe w portalu przed wypłatą wynagrodzenia.'],
    ['Czech', 'Vážení kolegové, aktualizujte svůj účet v portálu před výplatou.'],
    ['Romanian', 'Vă rugăm să actualizați contul bancar înainte de plata salariului.'],
    ['Greek', 'Ενημερώστε τον λογαριασμό μισθοδοσίας πριν από τη μισθοδοσία.'],
    ['Vietnamese', 'Các anh chị vui lòng cập nhật tài khoản nhận lương trên cổng nhân sự.'],
    ['Hindi', 'कृपया अगले वेतन से पहले अपने बैंक खाते का विवरण अपडेट करें।'],
    ['Thai', 'กรุณาเปลี่ยนบัญชีรับเงินเดือนในระบบ'],
    ['Japanese', '給与振込口座の変更は人事ポータルから申請してください。'],
    ['Korean', '급여계좌 변경은 인사 포털에서 신청하세요.'],
    ['Chinese', '各位同事：请在人事系统中更新工资卡信息，以便按时发薪。'],
    [
      'English',
      'Open the portal, choose “My bank account” and update it before the next payroll: https://willow.example',
    ],
  ])('nor where HR asks the reader, in %s', (_, body) => {
    expect(has(body)).toBe(false);
  });

  testTable([
    'Updated bank details\nAs of today all payments go to them: https://willow.example/new.pdf',
    'Hello Maren,\n\nUpdate the bank details. As of today everything goes to the new one: https://willow.example/new.pdf',
    'Hello Maren,\n\nUpdate the bank details. From now on my salary goes to the new one: https://willow.example/new.pdf',
  ])('a supplier’s or employee’s news is theirs, with a link as well: %s', (body) => {
    expect(has(body)).toBe(true);
  });

  test('in a reader’s own portal, the account is the reader’s', () => {
    expect(has('You can change your bank details for the next payroll in the staff portal.')).toBe(false);
  });
});

describe('an account that the reader is to open', () => {
  testTable([
    ['English', 'Get £175 with a new bank account. Open a new bank account with us and we move your payments to it.'],
    ['English, opened', 'Thanks for opening a new bank account with us. Your new bank account is ready.'],
    [
      'German',
      'Eröffnen Sie jetzt ein neues Bankkonto. Die neue Bankverbindung teilen wir Ihren Zahlungspartnern mit.',
    ],
    ['French', 'Ouvrez un nouveau compte bancaire. Le changement de domiciliation est gratuit.'],
    ['Dutch', 'Open een nieuwe bankrekening en krijg 50 euro.'],
    ['Polish', 'Załóż konto online i odbierz 100 zł. Nowy numer konta bankowego otrzymasz od razu.'],
  ])('is a bank’s offer in %s', (_, body) => {
    expect(has(body)).toBe(false);
  });

  testTable([
    ['it is the writer’s', 'We had to open a new bank account. Please use the new bank details from now on.'],
    [
      'it is a supplier’s',
      'Our supplier is opening a new bank account, so please use the new bank details from now on.',
    ],
    [
      'the writer’s is named too',
      'Open a new bank account at your branch and pay the invoice to our new bank account.',
    ],
    [
      'it has a number',
      'Open a new account for us in your system: new bank details, IBAN DE89 3704 0044 0532 0130 00.',
    ],
  ])('but not where %s', (_, body) => {
    expect(has(body)).toBe(true);
  });
});
