import type { Scenario } from '../seed.ts';

export const voicemailWaiting: Scenario = {
  id: 'voicemail-waiting',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'You have (1) new voice message {time}',
      opening: ['New message from {phone}, 0:41 sec, [left today|received] {time}.'],
      benign: {
        ask: [
          'Dial your mailbox from your desk phone, press 1, listen. Messages go after 14 days so dont wait too long. PIN is the same you set yourself, if its lost ask reception for a new one.',
        ],
        link: 'Call log',
      },
      malicious: {
        ask: [
          'Open the attached .htm yourself to listen and put in your work email and password so the player knows its you. Messages go after 24 hours so dont wait too long, if its blocked allow it.',
        ],
        link: 'Call log',
      },
      closing: ['Ref {ref}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Neue Sprachnachricht von {other}',
      opening: [
        'Auf Ihrem Anschluss bei {own} ist am {past} um {time} Uhr eine Nachricht eingegangen. [Anrufer: {other}, Dauer 1:12.|Dauer 1:12, hinterlassen von {other}.]',
      ],
      benign: {
        ask: [
          'Sie hören sie ab, indem Sie am Apparat die Taste mit dem Briefsymbol drücken. Unterwegs geht es mit der App, in der Sie mit E-Mail-Adresse und Passwort angemeldet sind. Nachrichten werden nach vier Wochen gelöscht.',
        ],
      },
      malicious: {
        ask: [
          'Sie hören sie ab, indem Sie den Anhang öffnen und sich mit E-Mail-Adresse und Passwort ausweisen. Erscheint eine Warnung, wählen Sie bitte "Trotzdem ausführen". Nachrichten werden nach zwei Tagen gelöscht.',
        ],
      },
      closing: ['Diese Mitteilung wurde von der Telefonanlage verschickt.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'message vocal non écouté',
      opening: ["vous avez un message vocal pas encore écouté depuis le {past}, [durée 0'32|32 secondes]"],
      benign: {
        ask: [
          "pour l'écouter c'est le 888 depuis votre poste comme toujours. si le voyant reste allumé apres, débranchez et rebranchez, c'est un bug connu on est dessus. le mot de passe par defaut a été changé, demandez le a l'accueil",
        ],
      },
      malicious: {
        ask: [
          "pour l'écouter rappelez tout de suite le {phone} depuis votre portable (numéro surtaxé, on vous rembourse) et tapez votre code de messagerie puis celui de votre carte de paiement, c'est la nouvelle procédure depuis la panne",
        ],
      },
      closing: ['service téléphonie'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Mensaje de voz pendiente',
      opening: ['Tiene [un mensaje de voz|una grabación] de {other}, recibido el {past} a las {time}.'],
      benign: {
        ask: [
          'Puede escucharlo en el teléfono de su puesto o en la aplicación de la centralita, donde ya tiene la sesión abierta. La contraseña es la del correo.',
        ],
        link: 'Cómo escucharlo',
      },
      malicious: {
        ask: [
          'Puede escucharlo en nuestro reproductor, tras introducir el correo y la contraseña de la empresa. Si aparece un código en su móvil, responda a este mensaje indicándolo.',
        ],
        link: 'Cómo escucharlo',
      },
      closing: ['Servicio de telefonía de {company}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Correio de voz: mensagem {ref}',
      opening: [
        'A sua caixa de correio de voz está quase cheia. Existem dezasseis mensagens por ouvir, [a mais recente de {other}|a última deixada por {other}].',
        'Quando o limite é atingido, quem liga ouve apenas o sinal de ocupado e não consegue deixar recado. Nos últimos dias aconteceu com vários colegas da {own}, sobretudo nos departamentos que falam muito com clientes.',
        'A central foi substituída em {past}, e o espaço por pessoa ficou mais pequeno do que antes. Estamos a rever esse valor com o fornecedor, mas a alteração não ficará pronta antes de {date}.',
      ],
      benign: {
        ask: [
          'Para libertar espaço, marque o número interno do correio de voz, ouça as mensagens e apague as que já não lhe interessam. As que quiser guardar podem ser gravadas no seu computador a partir da página da central, onde entra com o cartão de funcionário. Se preferir, a telefonista apaga por si as mensagens com mais de um mês; nesse caso, basta pedir-lhe pessoalmente. A caixa volta a aceitar recados de imediato. O seu código não muda.',
        ],
        link: 'Instruções',
      },
      malicious: {
        ask: [
          'Para libertar espaço, entre na página abaixo com o endereço e a palavra-passe do correio profissional e escolha a opção de ampliação. A ampliação é gratuita no primeiro mês, mas exige um cartão de crédito válido, com o respetivo código de segurança. Se preferir, pode ainda descarregar o leitor de voz e aceitar todas as permissões no telemóvel, incluindo o acesso às mensagens. A caixa volta a aceitar recados de imediato. O seu código não muda.',
        ],
        link: 'Instruções',
      },
      closing: ['A equipa de comunicações da {company}'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: '1 msg vocale',
      opening: ['hai 1 messaggio in segreteria, [chiamata persa|non hai risposto] ore {time}'],
      benign: { ask: ['premi il tasto verde sul telefono e lo senti subito. password no, non la chiede'] },
      malicious: { ask: ['premi il tasto verde qui e metti la password della posta, subito se no sparisce'] },
      closing: ['centralino'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Nieuw spraakbericht ({time})',
      opening: ['Er staat een nieuw spraakbericht voor u klaar, ontvangen op {past} [om {time}|rond {time}].'],
      benign: {
        ask: [
          'Omdat het bericht langer is dan drie minuten, sturen wij het niet mee. Klik op de knop voor de uitleg hoe u het op uw toestel beluistert; de code is uw toestelnummer, meld u anders bij de receptie.',
        ],
        link: 'Bekijk',
      },
      malicious: {
        ask: [
          'Omdat het bericht vertrouwelijk is, sturen wij het niet mee. Klik op de knop en meld u aan met uw zakelijke mailadres, wachtwoord en de code uit uw authenticator om het te beluisteren.',
        ],
        link: 'Bekijk',
      },
      closing: ['Telefonie {company}'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'poczta glosowa',
      opening: ['masz wiadomosc glosowa od {other}, dlugosc 0:58, [nagrana|zostawiona] {past}'],
      benign: {
        ask: [
          'odsluchasz jak zawsze ze sluchawki na biurku albo na portierni u pana Jana. system dziala znowu po awarii, haslo do skrzynki ustaw sobie nowe przy aparacie, bo stare skasowalo',
        ],
      },
      malicious: {
        ask: [
          'odsluchasz w zalaczniku, rozpakuj i wlacz, antywirus moze krzyczec ale to nic. system dziala znowu po awarii, haslo do poczty firmowej odpisz nam tutaj, bo stare skasowalo i trzeba wpisac recznie',
        ],
      },
      closing: ['serwis centrali'],
    },
  ],
};
