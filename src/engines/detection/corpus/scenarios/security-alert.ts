import type { Scenario } from '../seed.ts';

export const securityAlert: Scenario = {
  id: 'security-alert',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'New sign-in to your account',
      opening: ['Your {company} account was used from a new device near {city} on {past} at {time}.'],
      benign: {
        ask: [
          'If this was you, no action is needed. If it was not, open the app or type our address into your browser yourself, change your password and sign out all devices. You will find a list of all recent sign-ins under Security.',
        ],
        link: 'Review activity',
      },
      malicious: {
        ask: [
          'If this was you, no action is needed. If it was not, secure your account here within 24 hours by entering your current password, the answer to your security question and the six-digit code we have sent to your phone.',
        ],
        link: 'Review activity',
      },
      closing: ['[We take the safety of your account seriously.|This alert was sent automatically.]'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'WICHTIG: Zugriff auf ihr Konto!',
      opening: [
        'Achtung!! Es gab mehrere falsche Anmeldungen auf ihr Konto bei {company}, [zuletzt|das letzte mal] am {past} um {time}.',
      ],
      benign: {
        ask: [
          'Wir haben den Zugang deshalb sofort für eine Stunde gesperrt, danach geht es automatisch wieder. Wenn sie das selber waren ist alles gut, sonst bitte mit der App ein neues Passwort setzen und eine PIN dazu!',
        ],
      },
      malicious: {
        ask: [
          'Wir haben den Zugang deshalb sofort gesperrt, für die Freischaltung rufen sie bitte unter {phone} an und halten ihr Passwort und die TAN bereit. Wir fragen sie sonst nie nach daten!',
        ],
      },
      closing: ['Ihr Sicherheits Team'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre code de connexion',
      opening: [
        "Une connexion à votre espace {company} vient d'être demandée depuis {city}. [Un code à six chiffres vous a été envoyé par SMS.|Vous avez dû recevoir un code à six chiffres sur votre téléphone.]",
      ],
      benign: {
        ask: [
          "Saisissez-le sur la page si c'est bien vous qui êtes en train de vous connecter. Dans le cas contraire, ignorez-le et supprimez le SMS : sans lui, personne ne peut entrer.",
        ],
      },
      malicious: {
        ask: [
          "Si vous n'êtes pas à l'origine de cette demande, répondez à ce message en indiquant le code : notre équipe bloquera la connexion. Ne le donnez à personne d'autre.",
        ],
      },
      closing: ['Le service sécurité de {company}'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'alerta seguridad cuenta',
      opening: [
        'hemos detectado q alguien intento entrar en tu cuenta el {past} desde otro pais, [por seguridad te avisamos|te avisamos por si acaso]',
      ],
      benign: {
        ask: [
          'mira en tu perfil si reconoces los aparatos conectados y quita los que no. y si usas la misma contraseña en otros sitios cambiala tambien alli, suele venir de ahi. no hay prisa pero hazlo',
        ],
        link: 'ver aparatos',
      },
      malicious: {
        ask: [
          'entra aqui para quitar los aparatos que no son tuyos, te pedira el correo, tu contraseña y despues la contraseña del correo tambien para verificar. hazlo hoy o la cuenta se borra sin aviso',
        ],
        link: 'ver aparatos',
      },
      closing: ['el equipo de {company}'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Aviso de segurança n.º {ref}',
      opening: [
        'No dia {past} detetámos um acesso não autorizado a um dos nossos sistemas, no qual se encontravam nomes e endereços de correio eletrónico de alguns clientes.',
        '[Lamentamos sinceramente o sucedido.|Pedimos desculpa pelo sucedido.] O acesso foi bloqueado no próprio dia, as autoridades foram informadas e uma empresa externa está a analisar as causas.',
        'Segundo o que se apurou até agora, alguém utilizou as credenciais de um antigo fornecedor, que deviam ter sido anuladas há meses. Já revimos todos os acessos do género e encurtámos os prazos, mas sabemos que isso chega tarde para quem foi afetado.',
      ],
      benign: {
        ask: [
          'Dados de pagamento e palavras-passe não foram afetados. Ainda assim, recomendamos que esteja atento a mensagens inesperadas em nosso nome e que não abra anexos que não pediu. Quem quiser saber que dados seus estavam guardados pode consultá-los na área de cliente ou escrever ao encarregado da proteção de dados, cuja morada consta do nosso sítio. Não é necessário tomar outra medida.',
        ],
      },
      malicious: {
        ask: [
          'Para sabermos se os seus dados foram afetados, pedimos que nos indique, em resposta a este aviso, a palavra-passe que utilizava, bem como o número e a validade do cartão associado à conta. Uma cópia do documento de identificação ajuda-nos a confirmar a sua morada. Quem não o fizer até {date} ficará com a conta encerrada e perderá o direito a qualquer indemnização por este incidente.',
        ],
      },
      closing: ['Estamos ao seu dispor para qualquer esclarecimento.'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Dispositivo non riconosciuto',
      opening: [
        'Abbiamo notato un accesso al suo profilo da un dispositivo non riconosciuto, [il {past} alle {time}|in data {past}, ore {time}].',
      ],
      benign: {
        ask: [
          'Se ha appena cambiato telefono, può ignorare questo messaggio. In caso contrario apra le impostazioni, scolleghi il dispositivo e attivi una verifica con la password e un codice. Serve un minuto, il mio collega {other} è a disposizione.',
        ],
      },
      malicious: {
        ask: [
          'Se ha appena cambiato telefono, può ignorare questo messaggio. In caso contrario scarichi e installi lo strumento di protezione allegato, che disattiverà il dispositivo. Se appare un avviso, è normale: ci comunichi i codici, mai ad altri.',
        ],
      },
      closing: ['Assistenza {company}'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'inlogpoging geblokkeerd!',
      opening: [
        'iemand probeerde in te loggen op je {company} account [met een fout wachtwoord|vanuit een vreemd land]',
      ],
      benign: {
        ask: [
          'is tegengehouden dus geen paniek, wel slim om even je wachtwoord te veranderen in de app onder profiel. stuur deze mail ook aan niemand door en zet de tweestaps met code aan',
        ],
      },
      malicious: {
        ask: [
          'is tegengehouden maar je account staat op slot, mail je wachtwoord of de code uit de sms als antwoord dan zetten wij het weer open, niet wachten dat het vanzelf gaat',
        ],
      },
      closing: ['groet van de beveiliging'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'Nowe logowanie - sprawdz',
      opening: ['Wykrylismy logowanie na Twoje konto w {company}, miasto {city}, [godz. {time}|ok. godziny {time}]'],
      benign: {
        ask: [
          'To Ty? To nic nie rob. To nie Ty? Wejdz w ustawienia w aplikacji, wyloguj wszystkie urzadzenia i ustaw nowe haslo, inaczej zablokujemy konto NATYCHMIAST.',
        ],
        link: 'Szczegoly',
      },
      malicious: {
        ask: [
          'To Ty? Potwierdz haslem na stronie. To nie Ty? Tez zaloguj sie na stronie i podaj kod z SMS, inaczej konto usuniemy NATYCHMIAST.',
        ],
        link: 'Szczegoly',
      },
      closing: ['Zespol {company}'],
    },
  ],
};
