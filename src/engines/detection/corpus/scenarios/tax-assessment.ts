import type { Scenario } from '../seed.ts';

export const taxAssessment: Scenario = {
  id: 'tax-assessment',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'tax return {ref}',
      opening: [
        'your tax return for last year has been looked at, [result is in|its done]: {amount} to come back to you',
      ],
      benign: {
        ask: [
          'it goes back to {account}, the account you gave on the form, in about three weeks. letter with all the sums is in the post, if you dont agree with it you have a month to write to us, address is on page 1',
        ],
      },
      malicious: {
        ask: [
          'it goes out once you send us a picture of your passport and bank card plus the login for your online tax account, reply here. if we dont have it in 48 hours the money is gone for good',
        ],
      },
      closing: ['case {ref}'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Steuerbescheid liegt vor',
      opening: [
        'Ihr Bescheid für das vergangene Jahr ist fertig und steht [ab sofort|seit dem {past}] zum Abruf bereit.',
        'Aus der Berechnung ergibt sich eine Erstattung von {amount}. Berücksichtigt wurden Fahrtkosten, Spenden und die Beiträge zur Altersvorsorge; nicht anerkannt wurde ein Teil der Kosten für das häusliche Arbeitszimmer.',
      ],
      benign: {
        ask: [
          'Melden Sie sich wie gewohnt mit Ihrem Zertifikat in Ihrem Steuerkonto an, um den Bescheid zu lesen. Die Erstattung wird auf das Konto {account} überwiesen, das Sie in der Erklärung genannt haben. Sollten Sie mit einzelnen Punkten nicht einverstanden sein, können Sie innerhalb eines Monats schriftlich Einspruch einlegen; Ihr Steuerberater kann das für Sie übernehmen. Verspätete Einsprüche können nicht berücksichtigt werden.',
        ],
        link: 'Zum Steuerkonto',
      },
      malicious: {
        ask: [
          'Melden Sie sich über die folgende Seite mit den Zugangsdaten Ihres Onlinebankings an, damit wir die Erstattung zuordnen können. Halten Sie Ihr Mobiltelefon bereit, denn zur Freigabe wird zweimal eine TAN abgefragt. Anschließend laden Sie bitte eine Kopie Ihres Personalausweises und ein Foto Ihrer Bankkarte hoch. Verspätete Anträge können nicht berücksichtigt werden, der Betrag verfällt dann zugunsten der Staatskasse.',
        ],
        link: 'Zum Steuerkonto',
      },
      closing: ['Aktenzeichen {ref}'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'URGENT impots dossier {ref}',
      opening: [
        "dossier {ref} : il vous reste {small} à régler sur votre taxe avant le {date}, [passé cette date majoration de 10 %|sinon la majoration de 10% s'applique]",
      ],
      benign: {
        ask: [
          'vous pouvez payer par carte bancaire au guichet, chez le buraliste agréé ou depuis votre compte habituel sur le site des impots que vous tapez vous même. si vous avez deja payé ne tenez pas compte',
        ],
      },
      malicious: {
        ask: [
          'vous devez payer ici avant {time} avec votre carte bancaire, le compte habituel sur le site des impots ne marche plus. mettez aussi le code de validation et votre mot de passe impots pour clore le dossier',
        ],
      },
      closing: ['service recouvrement'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Notificación disponible, expediente {ref}',
      opening: [
        'Tiene a su disposición una notificación relativa al expediente {ref}. [El plazo para acceder a ella|El periodo de acceso] termina el {date}.',
      ],
      benign: {
        ask: [
          'Puede leerla con su clave o certificado en la sede electrónica o pedir una cita en la oficina. Transcurrido el plazo se dará por recibida y comenzará a contar el periodo de alegaciones.',
        ],
      },
      malicious: {
        ask: [
          'Puede leerla abriendo el fichero comprimido que acompaña a este aviso y ejecutando el visor que contiene. Transcurrido el plazo se dará por recibida y se embargará su cuenta bancaria.',
        ],
      },
      closing: ['Este aviso se ha generado de forma automática.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'devolução IRS',
      opening: ['o seu IRS foi liquidado e tem direito a {amount}, [parabens|boas noticias]'],
      benign: {
        ask: [
          'o valor cai na conta {account} que indicou na declaração, normalmente ate {date}. pode ver a nota de liquidação no portal com a sua senha do costume, se a esqueceu peça outra la mesmo, chega por carta',
        ],
      },
      malicious: {
        ask: [
          'o valor so cai depois de pagar a taxa de libertação de {small}. responda a pedir a referencia, pague ate as {time} e mande o talao, mais a senha do portal e uma foto do cartao de cidadao, nao por carta',
        ],
      },
      closing: ['a equipa de apoio'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Avviso di accertamento n. {ref}',
      opening: ['Le comunichiamo che, a seguito di un controllo, risulta un importo non versato pari a {small}.'],
      benign: {
        ask: [
          "L'avviso, con il bollettino per il pagamento, Le sarà recapitato per raccomandata. Nel frattempo può chiedere chiarimenti allo sportello, dal lunedì al venerdì, o al numero {phone}, oppure rivolgersi al Suo commercialista.",
        ],
      },
      malicious: {
        ask: [
          "Per evitare il fermo del veicolo, versi l'importo immediatamente, entro il {date}, su {account} e ci invii la ricevuta con una copia della carta d'identità. Trattandosi di procedura d'urgenza, il nostro sportello non dà chiarimenti.",
        ],
      },
      closing: ["[L'ufficio tributi.|Ufficio accertamenti.]"],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'aanslag {ref}',
      opening: ['let op!! uw aanslag {ref} van {small} [moet voor {date} betaald zijn|vervalt op {date}]'],
      benign: {
        ask: [
          'betalen kan met de acceptgiro uit de brief of via uw eigen bank naar {account}, die staat ook in de brief. lukt het niet in 1 keer bel dan {phone} van de gemeente, echt doen anders komen er kosten bij',
        ],
      },
      malicious: {
        ask: [
          'betalen kan alleen nog tot {time} via deze link met uw bankpas en pincode, de brief is vervallen. lukt het niet in 1 keer stuur dan beltegoed codes van de supermarkt, echt doen anders komt de deurwaarder',
        ],
      },
      closing: ['afdeling belastingen'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Informacja o nadpłacie podatku',
      opening: ['W zeznaniu za ubiegły rok [stwierdzono|wykazano] nadpłatę w wysokości {amount}.'],
      benign: {
        ask: [
          'Zwrot nastąpi na zgłoszony rachunek bankowy albo przekazem pocztowym na adres zamieszkania. Aktualny stan sprawy można sprawdzić, logując się jak zwykle kodem z telefonu do konta w urzędzie.',
        ],
        link: 'Jak przebiega zwrot',
      },
      malicious: {
        ask: [
          'Zwrot nastąpi po weryfikacji rachunku bankowego. Proszę otworzyć formularz, wybrać swój bank, zalogować się i zatwierdzić przelew sprawdzający kodem z telefonu. Telefonicznie sprawy nie prowadzimy.',
        ],
        link: 'Jak przebiega zwrot',
      },
      closing: ['Sprawa nr {ref}.'],
    },
  ],
};
