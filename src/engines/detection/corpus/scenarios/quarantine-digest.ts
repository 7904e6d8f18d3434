import type { Scenario } from '../seed.ts';

export const quarantineDigest: Scenario = {
  id: 'quarantine-digest',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Quarantine report: 3 messages held',
      opening: [
        'Three messages to you were held since {past}: “Invoice {ref}” from {other}, “Minutes” from an address in {city}, and one [without a subject|with an empty subject].',
      ],
      benign: {
        ask: [
          'If you are expecting any of them, ask the service desk to release it, quoting its number, and they will look at it first. Otherwise there is nothing to do; held messages are deleted after fourteen days. The report can be read, but not answered, on the page you already use for your spam settings.',
        ],
        link: 'View report',
      },
      malicious: {
        ask: [
          'If you are expecting any of them, release it yourself on the page, where your mail password and the code from your phone are required. Otherwise, sign in there all the same to refuse it; held messages are deleted after fourteen hours and the sender is told that you did not wish to pay.',
        ],
        link: 'View report',
      },
      closing: ['Sent by {company} mail protection for {own}.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: '[Quarantaene|Quarantäne] 5 neue Nachrichten!',
      opening: ['Sie haben 5 zurückgehaltene Nachrichten, [davon 2 wichtig|2 davon mit Anhang]!'],
      benign: {
        ask: [
          'wenn Sie den Absender kennen rufen Sie ihn an, Anhang zu lassen. Freigeben macht nur die IT, bitte Ticket schreiben mit der Nummer {ref}. wir haben den Filter am {past} umgestellt, es kann also SEIN dass was falsches hängen bleibt, sorry',
        ],
      },
      malicious: {
        ask: [
          'wenn Sie die Nachrichten lesen wollen öffnen Sie den Anhang dieser Mail, Makros aktivieren, Passwort {ref}. die IT kann NICHT helfen. wir haben den Filter am {past} umgestellt, es kann also sein dass der Virenscanner meckert, einfach kurz ausschalten',
        ],
      },
      closing: ['automatische Mail'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'Messages bloqués ({time})',
      opening: ['2 messages pour vous sont bloqués depuis le {past}, [dont un de {other}|un vient de {other}]'],
      benign: {
        ask: [
          "cliquez pour voir la liste, on vous demande rien d'autre que d'etre sur le réseau du bureau. si c'est du travail cochez « légitime » et l'équipe regarde sous 1h. si vous savez pas laissez, ça part tout seul dans 30 jours",
        ],
        link: 'voir la liste',
      },
      malicious: {
        ask: [
          "cliquez pour voir la liste, on vous demande votre mail, le mot de passe et le code reçu par sms. si c'est du travail refaites le 2 fois, la premiere marche pas toujours. si vous laissez, toute la boite est supprimée dans 24h",
        ],
        link: 'voir la liste',
      },
      closing: ['passerelle {company}'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Resumen semanal de correo retenido',
      opening: [
        'Entre el {past} y hoy, el filtro ha analizado 412 mensajes dirigidos a usted y ha retenido nueve. [Siete eran publicidad.|Siete de ellos eran publicidad.]',
        'De los otros dos, uno llevaba un archivo que intentaba instalar un programa y el otro imitaba a un proveedor de {own}. Ninguno llegó a su bandeja. El número de intentos ha crecido desde el verano, sobre todo los lunes a primera hora, por lo que hemos ajustado las reglas y ampliado a treinta días el tiempo de conservación.',
      ],
      benign: {
        ask: [
          'Si echa en falta algún correo, consulte la carpeta Retenidos de su propio programa de correo, donde puede ver el remitente y el asunto, pero no abrir el contenido. Para recuperarlo, pida a un compañero de soporte que lo revise: acuda a la segunda planta o llame a la extensión de siempre, con el código {ref}. Si el remitente le escribe desde otra dirección para pedirle un pago o una contraseña, confirme antes con él por teléfono. El informe, sin mensajes, está en la página de estadísticas.',
        ],
        link: 'Ver el informe',
      },
      malicious: {
        ask: [
          'Si echa en falta algún correo, puede recuperarlo usted desde la página, para lo que necesitará su dirección, la contraseña del correo y la del ordenador. Por seguridad, el sistema le enviará un código al teléfono, que deberá comunicar a nuestro técnico cuando le llame desde el {phone}; él le guiará para instalar el programa que abre los archivos retenidos. Los compañeros de soporte no disponen de acceso, de modo que no es necesario avisarlos. Pasado el plazo, los nueve mensajes se publicarán en la página de estadísticas.',
        ],
        link: 'Ver el informe',
      },
      closing: ['Servicio de protección de {company}'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'email retido p/ {name}',
      opening: ['1 email retido, assunto: fatura {ref}, [tamanho 212 KB|212 KB]'],
      benign: {
        ask: [
          'se esperava a fatura fale com a contabilidade, eles libertam. senao apaga sozinho amanha, nao precisa senha nem clicar',
        ],
        link: 'historico',
      },
      malicious: {
        ask: [
          'se esperava a fatura entre com a senha do email e liberta na hora. senao apaga sozinho hoje, é so clicar aqui',
        ],
        link: 'historico',
      },
      closing: ['filtro {company}'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Riepilogo dei messaggi in quarantena',
      opening: [
        'Il {past} il sistema ha trattenuto quattro messaggi a Lei diretti. [Tre provengono dallo stesso mittente.|Tre hanno lo stesso mittente.]',
      ],
      benign: {
        ask: [
          'Può consultarne oggetto e data con la pagina che si apre dal pulsante, utilizzabile solo dalla rete di {own} e senza inserire alcun codice. Se uno Le serve, lo segnali al referente informatico del Suo ufficio, che lo aprirà in un ambiente isolato e Gliene consegnerà il testo.',
        ],
        link: 'Apri il riepilogo',
      },
      malicious: {
        ask: [
          'Può sbloccarli con la pagina che si apre dal pulsante, inserendo indirizzo, password e il codice temporaneo generato dal telefono. Se uno Le serve con urgenza, autorizzi anche la nostra applicazione a leggere e inviare posta a Suo nome; il referente informatico non deve essere coinvolto.',
        ],
        link: 'Apri il riepilogo',
      },
      closing: ['Messaggio generato da {company}.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'spamfilter overzicht',
      opening: ['hier is je overzicht van {past}, [8 berichten|8 stuks] tegengehouden'],
      benign: {
        ask: [
          'meeste is reclame. kwijt wat je zocht? typ zelf het adres van het filter in, staat op de muismat, en zet de afzender op de witte lijst. inloggen gaat vanzelf op kantoor. bijlagen met een wachtwoord erop laten we nooit door, vraag die per post of loop even langs',
        ],
      },
      malicious: {
        ask: [
          'meeste is belangrijk. kwijt wat je zocht? antwoord met het wachtwoord van je mail dan zetten wij de afzender op de witte lijst. de bijlagen zitten hierbij in een zip, open ze allemaal en klik op toestaan als windows moeilijk doet, doe het vandaag want daarna zijn ze weg',
        ],
      },
      closing: ['het filter'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Raport kwarantanny z dnia {past}',
      opening: [
        'W kwarantannie znajdują się obecnie dwie wiadomości [adresowane do Państwa|zaadresowane do Państwa], w tym jedna dotycząca płatności {ref}.',
      ],
      benign: {
        ask: [
          'Administratorzy sprawdzą je do godziny {time} i bezpieczne przekażą dalej. Jeżeli sprawa jest pilna, prosimy o telefon na numer wewnętrzny albo o potwierdzenie u nadawcy. Kliknięcie przycisku otwiera wyłącznie objaśnienie oznaczeń.',
        ],
        link: 'Szczegóły',
      },
      malicious: {
        ask: [
          'Prosimy zwolnić je do godziny {time} przyciskiem, podając login, hasło i kod z aplikacji. Jeżeli sprawa jest pilna, płatność {amount} można od razu zlecić na rachunek {account}, bez potwierdzenia u nadawcy ani kontaktu z administratorem.',
        ],
        link: 'Szczegóły',
      },
      closing: ['Ochrona poczty {company}'],
    },
  ],
};
