import { expect, test } from 'vitest';
import { analyse, type Context, type Email } from '../../../../src/engines/detection/index.ts';
import { testTable } from '../../../support/test-table.ts';

const LINK = 'https://lobo.example/a';
const idsOf = (body: string, more: Partial<Email> = {}) =>
  analyse({ subject: '', body: `${body} ${LINK}`, ...more }).signals.map(({ id }) => id);

/** A signal, an email that makes its sentence true, and the most similar email that doesn't. */
testTable([
  ['credential-request', 'Please upgrade your mailbox now.', 'You can now upgrade to the new Wallet app.'],
  [
    'credential-request',
    'Click to regain your account access.',
    'The council wants to restore public access to the river.',
  ],
  ['credential-request', 'Log in with your username and password.', 'You can sign in with your email or your phone.'],
  [
    'credential-request',
    'Click below to keep the same password.',
    'If you keep the same password for years, change it.',
  ],
  ['credential-request', 'Provide your account details.', 'Can you provide that sort of info about the kernel?'],
  ['credential-request', 'Mettez à jour vos informations.', 'La mise à jour de sécurité est prête.'],
  ['credential-request', 'Complete la verificación de cuenta.', 'Confirmación de su reserva para dos personas.'],
  ['credential-request', 'Compili: inserisci i dati.', 'Compila il modulo per la gita della scuola.'],
  ['sign-in-request', 'Log in to your account.', 'I can’t log in to the board over the network.'],
  ['sign-in-request', 'Please sign in to your account.', 'Bush stood under a sign on the ship.'],
  [
    'account-problem',
    'Security alert: a login to your account failed.',
    'Security notice: we fixed a bug in version 2.',
  ],
  ['account-problem', 'No hemos podido procesar su pago.', 'No ha sido posible confirmar la entrega de su pedido.'],
  ['account-problem', 'Non è stato possibile verificare il conto.', 'Non è stato possibile effettuare la consegna.'],
  ['account-problem', 'Não conseguimos validar seu cartão.', 'Não foi possível entregar o seu pedido hoje.'],
  ['account-problem', 'Ihr Konto wurde gesperrt.', 'Es gilt eine neue Richtlinie für Reisekosten.'],
  ['mailbox-lure', 'Your mailbox is full.', 'If you no longer want to receive our emails, tell us.'],
  ['mailbox-lure', 'Votre boîte est pleine.', 'Vous avez atteint la limite permise par votre contrat.'],
  ['mailbox-lure', 'Your storage is at full capacity.', 'Phone, 5G, storage capacity: 256 GB, black.'],
  ['credential-request', 'Please update your wallet now.', 'Update: your wallet has moved.'],
  ['urgency', 'We need the report urgently.', 'Get the information you need quickly and at home.'],
  ['contact-details-request', 'Send me your telephone number.', 'Send for your free career information.'],
  ['contact-details-request', 'Send me your telephone number.', 'We send your free address labels.'],
  ['bank-change', 'Use our new bank account.', 'Please set up a new bank account online with this bank.'],
  [
    'bank-change',
    'As you know, we opened a new bank account.',
    'I will present you to them, and then you open a new bank account.',
  ],
  ['bank-change', 'We inform you of our new bank account.', 'Bitte richten Sie ein neues Bankkonto ein.'],
  ['bank-change', 'Set up the new bank account for us.', 'Set up a new bank account, and we do the rest.'],
  ['payment-request', 'Please remit this money today.', 'It is imperative that I remit this money today.'],
  ['payment-request', 'Remit the amount.', 'I remit the amount.'],
  ['payment-request', 'Merci de virer 500 euros sur notre compte.', 'Demain, je vire 500 euros sur votre compte.'],
  ['secret-request', 'Please confirm your account.', 'Please confirm that the fund is in your account.'],
  ['secret-request', 'Please confirm the payment and your account.', 'Please confirm the payment into your account.'],
  ['secret-request', 'Bitte bestätigen Sie Ihr Konto.', 'Bitte bestätigen Sie, dass das Geld auf Ihrem Konto ist.'],
  ['secret-request', 'Bevestig uw rekening.', 'Bevestig dat het geld op uw rekening staat.'],
  ['deadline', 'This link is valid until 9 March 2027.', 'The ticket is valid until 9 March 2027.'],
  ['deadline', 'Dieser Link ist gültig bis 11.02.2027.', 'Gültigkeit: 10.02.2027 - 09.03.2027 Hinfahrt bis 11.02.2027'],
  ['deadline', 'El enlace es válido hasta el 15 de marzo.', 'El bono es válido hasta el 15 de marzo.'],
  ['deadline', 'Confirm a valid address by 12 March 2027.', 'Voucher valid until 12 March 2027.'],
  [
    'bank-change',
    'We have changed our bank details.',
    'Your paycheck is late. Change Bank Information as soon as possible.',
  ],
  [
    'bank-change',
    'Bitte nutzen Sie bis zum 24. Mai die neue IBAN.',
    'Wer die Bank gewechselt hat, gibt mir bitte bis zum 24. Mai die neue IBAN auf dem Formular.',
  ],
  [
    'bank-change',
    'Please let us know once you have saved the new bank details.',
    'Anyone who changed bank should give us the new bank details on the form.',
  ],
  ['bank-change', 'Our bank will send us the new bank details.', 'Please send us the new bank details on the form.'],
  ['bank-change', 'À partir du 2 mai, utilisez le nouveau RIB.', 'Merci de nous communiquer le nouveau RIB.'],
  ['bank-change', 'Utilice los nuevos datos bancarios.', 'Envíenos los nuevos datos bancarios.'],
  ['bank-change', 'Usi le nuove coordinate bancarie.', 'Ci comunichi le nuove coordinate bancarie.'],
  ['bank-change', 'Use os novos dados bancários.', 'Queira nos informar os novos dados bancários.'],
  ['bank-change', 'Gebruik het nieuwe rekeningnummer.', 'Geef ons het nieuwe rekeningnummer door.'],
  ['bank-change', 'Proszę wpłacać na nowy numer konta.', 'Proszę podać nam nowy numer konta.'],
  [
    'secret-request',
    '송금을 받으려면 계좌 정보를 확인해 주십시오.',
    '계좌의 돈을 안전계좌로 이체하여 출처를 확인받아야 합니다.',
  ],
  ['secret-request', '口座を確認してください。', '口座に送金して、身元を確認してください。'],
  ['secret-request', 'Lütfen hesabınızı doğrulayın.', 'Parayı güvenli hesaba aktarıp kaynağını doğrulayın.'],
  ['mailbox-lure', 'Release your held emails.', 'The release team works with all contributors.'],
  ['password-expiry-lure', 'Your password expires today.', 'The link to reset your password expires in 60 minutes.'],
  [
    'password-expiry-lure',
    'Ihr Passwort läuft heute ab.',
    'Der Link zum Zurücksetzen des Passworts läuft in 60 Minuten ab.',
  ],
  ['document-lure', 'Ana shared a document with you.', 'Please see the attached file.'],
  ['voicemail-lure', 'You have a new voice message.', 'Thank you for your voice mail, Christie.'],
  ['qr-code-lure', 'Scan the QR code with your phone.', 'Show the QR code at the door.'],
  ['qr-code-lure', 'Scannez le QR code.', 'Présentez le QR code à l’entrée.'],
  ['qr-code-lure', 'Escanee el código QR.', 'Muestre el código QR en la puerta.'],
  ['qr-code-lure', 'Escaneie o QR code.', 'Mostre o QR code na entrada.'],
  ['qr-code-lure', 'Inquadra il codice QR.', 'Mostra il codice QR all’ingresso.'],
  ['qr-code-lure', 'Scan de QR code.', 'Toon de QR code bij de ingang.'],
  ['qr-code-lure', 'Zeskanuj kod QR.', 'Pokaż kod QR przy wejściu.'],
  ['parcel-lure', 'Your parcel is on hold: wrong delivery address.', 'You have the wrong address for the party.'],
  ['parcel-lure', 'Ihr Paket wartet: Lieferadresse unvollständig.', 'Bitte E-Mail-Adresse bestätigen.'],
  ['program-offer', 'Please update your browser.', 'The default folder changes for new installations on Windows.'],
  ['program-offer', 'Download the player here.', 'Updates because the plugin was slow, and more news of the week.'],
  ['program-offer', '请安装新的浏览器。', '本周的更新：Windows 上新安装的默认文件夹有了改变。'],
  ['program-offer', 'ブラウザを更新してください。', 'ソフトウェアの更新に関する今週のニュースです。'],
  [
    'money-mule',
    'Accept payments and forward the rest to us.',
    'You will receive the refund in your account within 5 days.',
  ],
  ['money-mule', 'You receive transfers and keep 5 % of each.', 'Nodes receive a fee when they forward payments.'],
  [
    'money-mule',
    'Receberá transferências na sua conta. Reenviar o resto para nós.',
    'Receberá os seguintes direitos na sua conta e o seu cartão.',
  ],
  ['money-mule', 'Agents reship parcels to our customers.', 'Está recibiendo este correo por un cambio en su cuenta.'],
  ['romantic-approach', 'I would like to get to know you.', 'I am a widow with two children.'],
  [
    'romantic-approach',
    'I am lonely and seek a serious relationship.',
    'The concert supports lonely widows and orphans.',
  ],
  ['romantic-approach', 'Ich möchte dich besser kennenlernen.', 'Die Witwe war einsam und zog nach Bonn.'],
  ['small-fee', 'Bitte zahlen Sie die Zollgebühr.', 'Wir fahren nach Porto. Am Zoll standen wir lange.'],
  ['small-fee', 'Pay the customs fee of 2 euros.', 'Subtotal 20, shipping charges 5, total 25.'],
  ['small-fee', 'Pague a taxa de importação.', 'O pagamento no débito foi aprovado.'],
  ['small-fee', 'Pague los gastos de aduana.', 'Gastos de envío: 4,90. Total: 24,90.'],
  ['small-fee', 'Betaal de invoerkosten.', 'Verzendkosten 4,95. Totaal 24,95.'],
  ['refund-lure', 'You are eligible for a tax refund.', 'We delivered on property tax relief.'],
  ['windfall-lure', 'Your withdrawal is ready.', 'Your account has been with us for 5 years.'],
  ['windfall-lure', 'Puede retirar su saldo.', 'Su saldo disponible es de 20 euros.'],
  ['windfall-lure', 'We sent 0.2 BTC to your wallet.', 'You’ve just sent 0.2 BTC.'],
  ['windfall-lure', 'Sie haben 0.2 BTC erhalten.', 'Sie haben 0.2 BTC gesendet.'],
  ['windfall-lure', 'Vous avez reçu 180 USDT.', 'Vous avez envoyé 180 USDT.'],
  ['windfall-lure', 'Ha recibido 180 USDT.', 'Ha enviado 180 USDT.'],
  ['windfall-lure', 'Hai ricevuto 180 USDT.', 'Hai inviato 180 USDT.'],
  ['windfall-lure', 'Recebeu 180 USDT.', 'Enviou 180 USDT.'],
  ['windfall-lure', 'U hebt 180 USDT ontvangen.', 'U hebt 180 USDT verzonden.'],
  ['windfall-lure', 'Otrzymałeś 180 USDT.', 'Wysłałeś 180 USDT.'],
  ['deadline', 'Reply within 24 hours.', 'The bakers are back within 10 minutes.'],
  ['deadline', 'We need your reply within 2 days.', 'We reply within 2 days.'],
  ['deadline', 'We pay if you reply within 2 days.', 'We pay this amount within 5 working days.'],
  ['deadline', 'Within 5 days we close your account.', 'Within 5 days we refund the price.'],
  ['deadline', 'Innerhalb von 5 Tagen sperren wir das Konto.', 'Innerhalb von 5 Werktagen überweisen wir das Geld.'],
  ['deadline', 'Bitte überweisen Sie innerhalb von 5 Tagen.', 'Wir überweisen den Betrag innerhalb von 5 Tagen.'],
  ['deadline', 'Nous vous prions de payer sous 5 jours.', 'Nous vous remboursons sous 5 jours.'],
  ['deadline', 'Pague en un plazo de 5 días.', 'Devolvemos el importe en un plazo de 5 días.'],
  ['deadline', 'Rispondi entro 24 ore.', 'Ti rimborsiamo entro 5 giorni.'],
  ['deadline', 'Responda em até 24 horas.', 'Devolvemos o valor em até 5 dias.'],
  ['deadline', 'Wij sluiten uw account binnen 5 dagen.', 'Dit bedrag storten we binnen 5 werkdagen.'],
  ['deadline', 'Odpowiedz w ciągu 24 godzin.', 'Zwracamy pieniądze w ciągu 5 dni.'],
  ['deadline', 'Responda em 24 horas.', 'Até 2 dias antes você pode cancelar.'],
  ['hard-sell', 'This offer is for a limited time.', 'We have limited time before the train leaves.'],
  ['hard-sell', 'Hurry up and get 20% off everything.', 'Hurry up, the train leaves soon!'],
  ['hard-sell', 'Oferta por tiempo limitado.', 'Tenemos un tiempo limitado para hablar con ella.'],
  ['hard-sell', 'O desconto é por tempo limitado.', 'Temos um tempo limitado para falar com ela.'],
  ['invoice-lure', 'Please find the bank advice below.', 'We hope that you find this advice useful.'],
  ['invoice-lure', 'See the payment advice.', 'See below for advice on your garden.'],
  ['deadline', 'Send it before the deadline on Friday.', 'Send it before the deadline for new members.'],
  ['deadline', 'Pay before it expires at midnight.', 'He built it before his late wife passed in 2015.'],
  ['deadline', 'El plazo vence el 3 de mayo.', 'En enero vence el mandato de los delegados.'],
  ['deadline', 'Das Angebot läuft morgen ab.', 'Bitte melden Sie sich, bevor es zu spät ist.'],
  [
    'urgency',
    'Bitte schnellstmöglich antworten.',
    'Gib die Größe an, damit wir dir schnellstmöglich ein Rad schicken.',
  ],
  ['urgency', 'Before we can help you, please reply immediately.', 'We will help you immediately.'],
  ['urgency', 'So that we can help you please reply immediately.', 'Tell us so that we can help you immediately.'],
  ['urgency', 'Damit wir helfen können, antworten Sie bitte sofort.', 'Wir melden uns sofort bei Ihnen.'],
  ['urgency', 'Act immediately.', 'If you don’t recognize this change, change your password immediately.'],
  ['urgency', 'Paga immediatamente.', 'Se non riconosci questa modifica, adotta immediatamente le misure.'],
  ['urgency', 'We need your immediate attention.', 'Thank you for your prompt response.'],
  ['threat', 'Act now to avoid the loss of your data.', 'Your table is copied with no loss of data.'],
  ['small-fee', 'Bitte zahlen Sie die Zollgebühr.', 'Mit dem Konto zahlen Sie keine Gebühren.'],
  ['brand-without-its-links', 'Correos tiene su paquete.', 'Recibió dos correos de la biblioteca.'],
  ['threat', 'Your account will be deleted.', 'Note: the row below it should not be deleted.'],
  ['threat', 'Ihr Konto wird gesperrt.', 'Ihr Konto wird nicht gesperrt.'],
  ['threat', 'A lawsuit was filed against you.', 'The lawsuit between the two firms was settled.'],
  ['threat', 'Vous risquez des poursuites judiciaires.', 'Votre dossier suit la procédure habituelle.'],
  ['payment-request', 'Transfer the funds today.', 'We will transfer your funds back to you by Friday.'],
  ['payment-request', 'Please do a bank transfer.', 'I can do a bank transfer.'],
  ['payment-request', 'Let me know if I can do a bank transfer.', 'I’d rather do a bank transfer than send a cheque.'],
  ['payment-request', 'Can you do a bank transfer?', 'Can I pay by bank transfer?'],
  ['payment-request', 'How much do you need to transfer?', 'How much do I need to transfer?'],
  ['payment-request', 'We need to do a bank transfer.', 'What do I owe you? I could do a bank transfer.'],
  ['payment-request', 'Bitte überweisen Sie den Betrag.', 'Wir überweisen Ihnen den Betrag.'],
  ['payment-request', 'Können wir den Betrag heute überweisen?', 'Ich kann den Betrag heute überweisen.'],
  ['payment-request', 'Den Betrag überweisen Sie auf das Konto.', 'Den Betrag überweisen wir auf Ihr Konto.'],
  ['payment-request', 'Pouvez-vous faire un virement ?', 'Je peux faire un virement ce soir.'],
  ['payment-request', '¿Puede hacer una transferencia hoy?', '¿Cuánto le debo? Puedo hacer una transferencia.'],
  ['payment-request', 'Puoi farmi un favore: fare un bonifico?', 'Posso fare un bonifico stasera.'],
  ['payment-request', 'Pode fazer uma transferência hoje?', 'Quanto te devo? Posso fazer uma transferência.'],
  ['payment-request', 'Kun je dit bedrag storten?', 'Dit bedrag storten we op uw rekening.'],
  ['payment-request', 'Dit bedrag moet je overmaken.', 'Ik kan het bedrag vanavond overmaken.'],
  ['payment-request', 'Możesz zrobić przelew?', 'Mogę zrobić przelew dzisiaj.'],
  ['payment-request', 'Le pido hacer el pago.', 'Ayer pudimos hacer el pago.'],
  ['payment-request', 'Debe hacer el pago.', 'Nos acaba de hacer el pago.'],
  ['payment-request', 'Réglez la facture.', 'Merci d’avoir réglé la facture.'],
  ['payment-request', 'A-t-il le temps ? Il faut régler la facture.', 'Il a réglé la facture.'],
  ['payment-request', 'Merci d’effectuer un virement.', 'Vous venez d’effectuer un virement.'],
  ['payment-request', 'Favor fazer a transferência.', 'Acabámos de fazer a transferência.'],
  ['payment-request', 'Faça o pagamento ao fornecedor.', 'Já fizemos o pagamento ao fornecedor.'],
  ['payment-request', 'Consegue fazer a transferência?', 'Consegui fazer a transferência.'],
  ['payment-request', 'Deve pagare la fattura.', 'Domani provvediamo a pagare la fattura.'],
  ['payment-request', 'Betaal de factuur.', 'Bedankt voor het betalen van de factuur.'],
  ['payment-request', 'Wil je de betaling doen?', 'Morgen gaan wij de betaling doen.'],
  ['payment-request', 'Proszę zrobić przelew.', 'Udało nam się zrobić przelew.'],
  ['gift-cards', 'Buy Steam cards.', 'You can pay by Visa card or Apple Pay.'],
  ['seed-phrase-request', 'Enter your recovery phrase.', 'The function uses the private key of the server.'],
  [
    'seed-phrase-request',
    'Import your private keys.',
    'Users of the old client complained about the inability to import extended private keys.',
  ],
  ['windfall-lure', 'Your withdrawal is ready.', 'Quiz 4: score released.'],
  ['other-channel-request', 'Text me your cell phone number.', 'Send me your full name ==== (2) Mobile phone number'],
  [
    'other-channel-request',
    'Send me your cell phone number:\n',
    'Fill in:\nFull name:\nAge:\nSend me your cell phone number:\n',
  ],
  ['other-channel-request', 'Send me your free cell phone number.', 'Send for your free labels.'],
  ['other-channel-request', 'Reply with your number.', 'Reply with your number of guests.'],
  ['other-channel-request', 'Text me back with your number.', 'Could you send me your number?'],
  ['other-channel-request', 'Please respond with your number.', 'Write your number on the form.'],
  ['other-channel-request', 'Bitte antworten Sie mit Ihrer Handynummer.', 'Bitte antworten Sie mit Ihrer Wunschzeit.'],
  ['other-channel-request', 'Respóndame con su número.', 'Respóndame con su número de pedido.'],
  ['other-channel-request', 'Odpisz z numerem telefonu.', 'Odpisz z numerem zamówienia.'],
  ['bank-change', 'We have a new bank account: please update the bank details.', 'Pay day!\nUpdate bank information\n'],
  ['crypto-lure', 'Connect a crypto wallet.', 'Add the ticket to Apple Wallet.'],
  ['fee-first', 'Send the deposit and the keys come by courier.', 'We’ll send the keys by courier on Monday.'],
  ['fee-first', 'Kaution zuerst, dann Schlüssel per Post.', 'Die Schlüssel kommen per Post.'],
  ['fee-first', 'Avanza la caparra, poi le chiavi per posta.', 'Le chiavi arrivano per posta.'],
  ['contact-details-request', 'Send me your cell number.', 'I’ll call your phone number so we can talk.'],
  [
    'contact-details-request',
    'Envíe su nombre y domicilio.',
    'Por favor, confirme su dirección de correo electrónico.',
  ],
  ['unreachable', 'I am stuck at the airport.', 'Your parcel is held at customs.'],
  ['unreachable', 'Sono in riunione.', 'Abitiamo in una casa verde.'],
  ['removal-line', 'Click here to remove yourself from our list.', '> Click here to remove yourself from our list'],
  ['unreachable', 'I am out of the office today.', 'Let us vote him out of office.'],
  ['unreachable', 'I can not talk right now.', 'You can pick up the flowers on Monday.'],
  ['unreachable', 'I am in a meeting right now.', 'I am looking forward to meeting you.'],
  ['availability-question', 'I need your help.', 'We need your help to keep the library open.'],
  ['availability-question', 'Ich brauche Ihre Hilfe.', 'Wir benötigen Ihre Hilfe beim Sommerfest.'],
  ['availability-question', 'Necesito su ayuda.', 'Necesitamos su ayuda para el comedor social.'],
  ['availability-question', 'J’ai besoin de votre aide.', 'Nous avons besoin de votre aide pour le refuge.'],
  ['availability-question', 'I need your help today.', 'The admins can’t do it all and they need your help.'],
  ['brand-without-its-links', 'News from Apple.', 'Apple Gummies are sold out.'],
  ['sign-in-request', 'Jetzt anmelden: Ihr Konto wartet.', 'Jetzt anmelden, gratis und ohne Pflichten.'],
  ['crypto-lure', 'Free crypto for you.', 'Error allocating crypto tfm in the device mapper.'],
  ['crypto-lure', 'Dein Krypto-Konto wartet.', 'Krypton ist ein Edelgas.'],
  ['crypto-lure', 'Move your tokens to a crypto wallet.', 'Coinbase has a new office.'],
  ['crypto-company-named', 'Coinbase has news.', 'The coinbase of the block is mature.'],
  ['click-request', 'Klik hier voor de foto’s.', 'Om je af te melden, klik hier.'],
  ['click-request', 'Klicken Sie hier für die Fotos.', 'Um sich abzumelden, klicken Sie hier.'],
  ['click-request', 'Clicca qui per le foto.', 'Clicca qui per vederlo nel tuo browser.'],
  ['mailbox-lure', 'Your mailbox is running out of space.', 'We are running out of space in the hall.'],
  ['threat', 'Your files will be lost.', 'The way to stop hair loss, for you.'],
  ['threat', 'Sua conta será bloqueada.', 'Caso não seja de seu interesse, apague este texto.'],
  ['secrecy', 'Treat this with utmost confidence.', 'You also need the 95% confidence interval.'],
  ['prize-lure', 'Congratulations, you are a winner!', 'Congratulations to our winners: Caitlin and Brigid.'],
  ['hard-sell', 'Order here today.', 'See the status of your order here.'],
  ['contact-details-request', 'Send me your full name.', 'Give your license a different name.'],
  [
    'removal-line',
    'Click here to remove yourself from our list.',
    `Click here to remove yourself. ${'The mill is open. '.repeat(200)}`,
  ],
])('%s is said where it is true: %s / %s', (id, body, neighbour) => {
  expect(idsOf(body)).toContain(id);
  expect(idsOf(neighbour)).not.toContain(id);
});

/** The same where the email leads to no stranger: anyone can write what makes such words harmless. */
testTable([
  ['parcel-lure', 'Your package is on hold.', 'Your order will be shipped the day you send it.', ''],
  ['credential-request', 'Account verification is pending.', 'Greetings, your Account Verification Team', ''],
  [
    'credential-request',
    'Subject: x\nAccount verification needed.',
    'See below.\n\nFrom: Account verification needed <a@lobo.example>\nSubject: Lunch',
    '',
  ],
  ['parcel-lure', 'Your parcel: delivery problem.', 'Many thanks\nDelivery Department\n', ''],
  ['mailbox-lure', 'Your mailbox is full.', '450 4.2.2 <ada@lobo.example>: mailbox full.', ''],
  ['voicemail-lure', 'You have a new voice mail from Ada.', 'I left a voice mail for Lou.', ''],
  [
    'document-lure',
    'You have received a secure document.',
    'You have received a secure payment.',
    'https://www.paypal.com/',
  ],
])('%s is said unless its words are harmless and lead nowhere: %s / %s', (id, body, neighbour, link) => {
  expect(idsOf(body)).toContain(id);
  expect(idsOf(neighbour)).toContain(id);
  expect(analyse({ subject: '', body: `${neighbour} ${link}` }).signals.map((signal) => signal.id)).not.toContain(id);
});

const NOBODY_ASKS = [
  'We will never ask you to verify your account, to sign in through a link or to send us your password. Do not scan QR codes.',
  'If someone asks you to confirm your password, hang up. Never log in through a link.',
  'Wir bitten Sie niemals, Ihr Konto zu bestätigen. Klicken Sie nie auf einen Link.',
  'Nous ne vous demandons jamais de confirmer vos identifiants. Ne cliquez jamais sur un lien.',
  'Nunca le pediremos sus claves ni que confirme sus datos. No haga clic en un enlace.',
  'Nunca pedimos que confirme seus dados. Não clique em links nem abra o anexo.',
  'Non ti chiederemo mai di confermare i tuoi dati. Non cliccare sul link e non aprire allegati.',
  'Wij vragen u nooit om uw gegevens te bevestigen. Klik nooit op een link.',
  'Nigdy nie prosimy, aby potwierdzić dane. Nie klikaj w link.',
].map((text) => [text] as const);

testTable(NOBODY_ASKS)('what is denied or forbidden is not asked for: %s', (text) => {
  const asked = ['credential-request', 'sign-in-request', 'click-request', 'open-attachment-request', 'qr-code-lure'];
  for (const found of [idsOf(text), idsOf('', { subject: text })]) {
    for (const id of asked) expect(found).not.toContain(id);
  }
});

/** Without a link, as a stranger who wants only an answer writes. */
testTable([
  ['an offer', 'I have a business proposal for you. Please reply to this email for more details.', true],
  ['a colleague', 'The minutes are done. Please reply to this email with your comments.', false],
])('an answer before any details is wanted by %s', (_, body, isWanted) => {
  const ids = analyse({ subject: '', body }).signals.map(({ id }) => id);
  expect(ids.includes('details-after-answer')).toBe(isWanted);
});

testTable([
  ['K1 Magazine', 'news@k1-web.example', false],
  ['K2 Magazine', 'news@k1-web.example', true],
])('%s from %s has another name: %s', (name, address, isForeign) => {
  const ids = idsOf('The new issue is out.', { from: { name, address } });
  expect(ids.includes('sender-foreign-name')).toBe(isForeign);
});

testTable([
  ['mailer-daemon@googlemail.com', false],
  ['ada.quinn77@googlemail.com', true],
])('%s is anybody’s mailbox: %s', (address, isAnybodys) => {
  const email = { subject: '', body: 'Your email was not delivered.', from: { name: 'Mail System', address } };
  const ids = analyse(email).signals.map(({ id }) => id);
  expect(ids.includes('sender-freemail')).toBe(isAnybodys);
});

test('a general greeting is one at the beginning, not further down in what an email shows', () => {
  const story = 'The harbour was quiet in the morning, and the boats lay in rows. '.repeat(12);
  const ids = (body: string) => analyse({ subject: 'Note', body }).signals.map(({ id }) => id);
  expect(ids(`Dear customer,\n\n${story}`)).toContain('generic-greeting');
  expect(ids(`Hello Tom,\n\n${story}\n\nDear customer,\n\n${story}`)).not.toContain('generic-greeting');
});

test('a file host that the text names is no reason to trust what somebody keeps there', () => {
  const idsOf = (href: string) =>
    analyse({
      subject: 'Plans',
      body: `Hello Tom, the plans are in our Dropbox and at Harborline: ${href}`,
      from: { name: 'Rowan', address: 'rowan@willow.example' },
    }).signals.map(({ id }) => id);
  expect(idsOf('https://www.dropbox.com/s/a1/plans.pdf')).not.toContain('link-domain-mentioned');
  expect(idsOf('https://www.dropbox.com/s/a1/plans.pdf')).not.toContain('link-unnamed-domain');
  expect(idsOf('https://harborline.example/plans.pdf')).toContain('link-domain-mentioned');
});

test('a sender’s domain that failed its checks is no reassurance', () => {
  const idsOf = (results: string) =>
    analyse({
      subject: 'Note',
      body: `The boats are ready. https://harborline.test/a`,
      from: { name: 'Harborline', address: 'desk@harborline.example' },
      headers: [{ name: 'Authentication-Results', value: `mx.test; ${results} header.from=harborline.example` }],
    }).signals.map(({ id }) => id);
  const fits = ['sender-name-in-domain', 'link-domain-of-sender'];
  expect(idsOf('dmarc=pass')).toEqual(expect.arrayContaining(fits));
  for (const id of [...fits, 'sender-domain-mentioned']) expect(idsOf('dmarc=fail')).not.toContain(id);
});

test('an authority’s initials name it in capitals, and nobody as a syllable', () => {
  const idsOf = (body: string, name = '') =>
    analyse({
      subject: 'Note',
      body: `${body} https://willow.example/a`,
      from: { name, address: 'info@willow.example' },
    }).signals.map(({ id }) => id);
  expect(idsOf('нап.')).not.toContain('brand-without-its-links');
  expect(idsOf('Имате задължение към НАП.')).toContain('brand-without-its-links');
  expect(idsOf('Имате задължение.', 'НАП')).toContain('brand-in-sender-name');
});

test('an address is asked to be written to, not only named', () => {
  const idsOf = (body: string, context: Context = {}) =>
    analyse(
      { subject: '', body: `I have a business proposal. ${body}`, from: { name: 'Tom', address: 'x7@alder.example' } },
      context,
    ).signals.map(({ id }) => id);
  const signal = 'answer-to-other-freemail';
  expect(idsOf('Write to me at tom77@gmail.com')).toContain(signal);
  expect(idsOf('Kontaktieren Sie tom77@gmail.com')).toContain(signal);
  expect(idsOf('Write to me at tom77@gmail.com', { recipient: 'tom77@gmail.com' })).not.toContain(signal);
  expect(idsOf('\n\nDear tom77@gmail.com,\n\nthe garden is open again.')).not.toContain(signal);
  expect(idsOf('This email was sent to tom77@gmail.com')).not.toContain(signal);
  expect(idsOf('\n\nTo: tom77@gmail.com\nWrite soon.')).not.toContain(signal);
});

test('a sentence says what its quotation does', () => {
  const found = (id: string, email: Partial<Email>) =>
    analyse({ subject: '', body: '', ...email }).signals.find((signal) => signal.id === id);
  const form = (action: string) =>
    found('form-in-email', { html: `<p>Hello</p><form action="${action}"><input></form>` })?.sentence;
  expect(form('mailto:ada@lobo.example?subject=Order')).toContain('what you enter to ada@lobo.example by email');
  expect(form('https://lobo.example/a')).toContain('which site');
  expect(found('availability-question', { body: 'I need your assistance with an invoice.' })?.title).toContain('help');
  const phone = (body: string) => found('other-channel-request', { body })?.sentence;
  expect(phone('Send me your cell number.')).toContain('asks for your phone number');
  expect(phone('Text me at 202 555 0143 instead.')).toContain('continue by phone');
  expect(found('credential-request', { body: `Desbloqueie sua conta: ${LINK}` })?.sentence).toContain('unlock');
  expect(found('secret-request', { body: `Merci de sécuriser votre compte : ${LINK}` })?.sentence).toContain('secure');
  const authority = { html: '<p>Aviso: <a href="https://lobo.example/a">https://www.sat.gob.mx/</a></p>' };
  expect(found('link-to-known-name-mismatch', authority)?.title).not.toContain('company');
});

test('a picture among others is not what an email’s content is in', () => {
  const attachments = [{ filename: 'image001.png', mimeType: 'image/png', size: 900 }];
  const found = (html: string) => analyse({ subject: 'News', body: '', html, attachments }).signals.map(({ id }) => id);
  expect(found('<p>See here</p>')).toContain('attachment-instead-of-text');
  expect(found('<p>See here</p><img src="https://pictures.example/1.png">')).not.toContain(
    'attachment-instead-of-text',
  );
});

test('a request to reply elsewhere is not called one for personal details', () => {
  const { signals } = analyse({ subject: '', body: 'Please reply to my private email.' });
  const titles = signals.filter(({ id }) => id === 'contact-details-request').map(({ title }) => title);
  expect(titles).toEqual(['Asks for details or a reply elsewhere']);
});
