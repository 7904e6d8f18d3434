import type { Scenario } from '../seed.ts';

export const policyAcknowledgement: Scenario = {
  id: 'policy-acknowledgement',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'ACTION REQUIRED code of conduct',
      opening: [
        'all staff at {own} must acknowledge the new code of conduct by {date}, [your name is on my list|you are still on my list]!!',
      ],
      benign: {
        ask: [
          'its in the learning portal where you did the fire safety one, read it and tick the box at the end. no extra password, the code on your badge is enough. managers get the names of those who havent on monday, so please just confirm you read it',
        ],
      },
      malicious: {
        ask: [
          'portal is down so open the attached html, sign in there with your work e-mail and password and press yes on your phone when it asks. if it asks twice thats fine just confirm again. managers get the names of those who havent tonight',
        ],
      },
      closing: ['sorry to nag'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Kenntnisnahme: Richtlinie zu Nebentätigkeiten',
      opening: [
        'Zum {date} tritt die überarbeitete Richtlinie zu Nebentätigkeiten in Kraft. [Der Betriebsrat hat ihr zugestimmt.|Sie ist mit dem Betriebsrat abgestimmt.]',
      ],
      benign: {
        ask: [
          'Neu ist nur Abschnitt 4: Ehrenämter müssen nicht mehr angezeigt werden. Bitte lesen Sie den Text unter dem Link und unterschreiben Sie das Blatt, das Ihre Führungskraft Ihnen vorlegt. Angaben zu Einkommen oder Bankverbindung werden nicht verlangt; wer keine Nebentätigkeit hat, ist nach der Unterschrift fertig.',
        ],
        link: 'Zur Richtlinie',
      },
      malicious: {
        ask: [
          'Neu ist, dass alle Einkünfte anzugeben sind. Bitte melden Sie sich unter dem Link mit Ihrem dienstlichen Passwort an, laden Sie Steuerbescheid, Ausweis und drei Kontoauszüge hoch und hinterlegen Sie die Zugangsdaten Ihrer Bank für den Abgleich. Bei Ihrer Führungskraft liegt hierzu nichts vor.',
        ],
        link: 'Zur Richtlinie',
      },
      closing: ['Die Personalabteilung dankt für Ihre Mitwirkung.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'charte info a signer vite',
      opening: ['il me manque [encore 12 personnes|ta signature] pour la charte informatique, dernier jour demain'],
      benign: {
        ask: [
          "passe au bureau signer ou clique et coche j'ai lu, t'es déjà connecté avec ton poste. 2 pages c'est rien",
        ],
        link: 'la charte',
      },
      malicious: {
        ask: ['clique, mets ton mot de passe de session et le code du tel, puis réponds moi avec les deux si ça bug'],
        link: 'la charte',
      },
      closing: ['merci !'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Nueva política de dispositivos personales',
      opening: [
        'El comité de seguridad de {own} [ha aprobado|aprobó ayer] la política sobre el uso de teléfonos y ordenadores personales. Entra en vigor el {date} y afecta a toda la plantilla, incluido el personal en prácticas.',
        'Hasta ahora cada departamento aplicaba su propio criterio, lo que ha dado lugar a malentendidos y a la pérdida de un portátil con datos de clientes. La política fija unas reglas comunes: bloqueo de pantalla, actualizaciones al día y prohibición de guardar documentos de trabajo fuera de las carpetas corporativas.',
      ],
      benign: {
        ask: [
          'Le pedimos que lea el texto y que confirme su lectura en el portal del empleado, al que se accede desde la intranet con la cuenta de siempre; el botón lleva únicamente al documento. No tiene que instalar nada por ahora ni entregar su teléfono. Quien no esté de acuerdo puede solicitar un terminal de empresa, sin coste, hablando con {other}. El plazo termina el día de la entrada en vigor; a partir de entonces, los dispositivos no registrados dejarán de sincronizar el correo. Las dudas se resolverán en la sesión de las {time}.',
        ],
        link: 'Leer la política',
      },
      malicious: {
        ask: [
          'Le pedimos que registre hoy su teléfono. El botón descarga una aplicación que debe instalar fuera de la tienda oficial, concediéndole permiso para leer los mensajes y ver la pantalla, también cuando utilice la aplicación de su banco. Al terminar, introduzca el usuario, la contraseña de su cuenta corporativa y el PIN de desbloqueo. Quien no disponga de teléfono propio deberá abonar una fianza de {small} por el terminal de empresa. A partir de las {time}, los dispositivos no registrados se borrarán a distancia. No es necesario comentarlo con {other}.',
        ],
        link: 'Leer la política',
      },
      closing: ['Gracias por su colaboración.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'LGPD / termo de ciencia',
      opening: ['gente falta [pouca|so] gente assinar o termo de ciencia, a auditoria chega {date}!!'],
      benign: {
        ask: [
          'ta impresso na mesa de {other}, assina embaixo do seu nome e pronto, cpf ja ta la. quem ta de ferias assina na volta, so me confirma por aqui. nao manda foto de documento por email que e bem o que o termo proibe rs',
        ],
      },
      malicious: {
        ask: [
          'responde aqui com foto do rg e cpf, frente e verso, e sua senha da rede que eu assino por todo mundo de uma vez. quem ta de ferias tambem. nao precisa ir na mesa de {other}, e confirma o codigo que chegar ai rs',
        ],
      },
      closing: ['me ajudem ai'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Presa visione: procedura whistleblowing',
      opening: [
        'È disponibile la nuova procedura per le segnalazioni interne, [richiesta dalla legge|prevista dalla normativa]. La presa visione va completata entro il {date}.',
      ],
      benign: {
        ask: [
          'Il testo è affisso in bacheca e pubblicato nella intranet. Non occorre alcuna firma: chi lo apre con le proprie credenziali risulta automaticamente tra i lettori. Le segnalazioni sono anonime e vanno imbucate nella cassetta accanto alla mensa, mai inviate per posta elettronica.',
        ],
      },
      malicious: {
        ask: [
          'Il testo è nel file allegato, protetto: per aprirlo occorre abilitare le macro e inserire le proprie credenziali. La presa visione risulta completata quando risponde a questa mail con il codice ricevuto sul telefono e una copia della busta paga, mai consegnata a mano.',
        ],
      },
      closing: ['Ufficio compliance, {own}'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'thuiswerkregeling tekenen!!',
      opening: [
        'de thuiswerkregeling is aangepast, [wie niet tekent|zonder handtekening] krijgt vanaf {date} geen vergoeding',
      ],
      benign: {
        ask: [
          'link gaat naar de tekst, lees vooral punt 3 over je stoel. tekenen doe je daarna in het personeelssysteem, knopje rechtsboven, zelfde wachtwoord als altijd. {small} per maand komt gewoon bij je salaris, rekening hoef je niet op te geven',
        ],
        link: 'regeling',
      },
      malicious: {
        ask: [
          'link gaat naar de nieuwe pagina, log daar in met je wachtwoord van het werk en vul je bsn en bankpas met pincode in, want {small} komt niet meer bij je salaris. in het personeelssysteem staat het niet, zoek daar dus niet',
        ],
        link: 'regeling',
      },
      closing: ['alvast bedankt'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Potwierdzenie zapoznania się z regulaminem pracy',
      opening: [
        'Od {date} obowiązuje zmieniony regulamin pracy. [Zmiany dotyczą urlopów i nadgodzin.|Zmieniono zasady urlopów i nadgodzin.]',
      ],
      benign: {
        ask: [
          'Tekst jest w intranecie oraz w kadrach. Proszę podpisać oświadczenie na liście u kierownika albo kliknąć „Potwierdzam” w systemie kadrowym, gdzie loguje się każdy własnym hasłem. Termin nie podlega przedłużeniu.',
        ],
      },
      malicious: {
        ask: [
          'Tekst jest w załączniku, po uruchomieniu którego należy podać hasło do systemu kadrowego. Proszę odesłać oświadczenie ze skanem dowodu i nowym numerem konta do wynagrodzeń, z pominięciem kierownika. Termin nie podlega przedłużeniu.',
        ],
      },
      closing: ['Dziękuję za terminowe załatwienie sprawy.'],
    },
  ],
};
