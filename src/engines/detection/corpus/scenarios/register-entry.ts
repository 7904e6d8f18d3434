import type { Scenario } from '../seed.ts';

export const registerEntry: Scenario = {
  id: 'register-entry',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      opening: ['we are updating the entry for {own} in the [business directory|trade register guide], ref {ref}'],
      benign: {
        ask: [
          'its the free town directory the council prints every spring. have a look if address and phone are right, if yes you can bin this. a picture next to the entry costs {small}, nobody has to. deadline for the printers is {date}',
        ],
        link: 'your entry',
      },
      malicious: {
        ask: [
          'please sign and send back the form today with any corrections, also if there are none. the publishing fee of {amount} a year for 3 years is in the small print and due at once. not replying counts as an order, we pass it to collection',
        ],
        link: 'your entry',
      },
      closing: ['directory office'],
      subject: '{own} - please check your entry',
    },
    {
      language: 'de',
      register: 'careful',
      opening: [
        'Ihre Marke wurde am {past} [in das Register eingetragen|eingetragen]. Hierzu ergeht folgende Mitteilung.',
      ],
      benign: {
        ask: [
          'Die Urkunde erhalten Sie mit der Post. Gebühren sind mit der Anmeldung bereits vollständig entrichtet. Da Eintragungen öffentlich sind, schreiben erfahrungsgemäß private Verlage mit amtlich wirkenden Rechnungen; eine Liste ist auf unserer Seite veröffentlicht. Die nächste Verlängerung steht in zehn Jahren an, worüber wir Sie erinnern werden.',
        ],
        link: 'Mitteilung ansehen',
      },
      malicious: {
        ask: [
          'Für die Veröffentlichung im europäischen Zentralverzeichnis ist ein Betrag von {amount} fällig, zahlbar innerhalb von acht Tagen auf das Konto {account}. Die Zahlung gilt als Annahme unseres Angebots für zehn Jahre. Geht sie nicht rechtzeitig ein, kann der Schutz der Marke erlöschen, und die Löschung wird öffentlich bekannt gemacht.',
        ],
        link: 'Mitteilung ansehen',
      },
      closing: ['Registerstelle'],
      subject: 'Eintragung der Marke {ref}',
    },
    {
      language: 'fr',
      register: 'careless',
      opening: ["bonjour, votre fiche dans l'annuaire [des pros|des professionnels] de {city} est a revoir"],
      benign: {
        ask: [
          "on a juste besoin de savoir si vous fermez toujours le lundi, repondez oui ou non et c'est bon. la fiche est gratuite pour les adherents de l'union commerciale, l'encart couleur {small} si ca vous tente, bulletin en boutique",
        ],
      },
      malicious: {
        ask: [
          "renvoyez le bon signé et tamponné avec copie du kbis et rib avant {date}, on fait le reste. la fiche est a {amount} par an pendant 4 ans, c'est marqué au dos. sans reponse on considere que c'est d'accord et on preleve",
        ],
      },
      closing: ['merci'],
      subject: 'mise a jour annuaire {own}',
    },
    {
      language: 'es',
      register: 'careful',
      opening: ['Según nuestros datos, {own} [debe actualizar|tiene que actualizar] su ficha de titularidad.'],
      benign: {
        ask: [
          'El trámite se realiza en el Registro Mercantil de {city}, por medio de su gestoría o en la sede electrónica, con un arancel de {small}. El plazo ordinario acaba el {date}. Esta circular del colegio es meramente informativa: no hay que responder ni abonar nada a terceros.',
        ],
      },
      malicious: {
        ask: [
          'El trámite lo realizamos nosotros, previo ingreso de {amount} en la cuenta {account} antes del {date}. La falta de depósito comporta multas y el cierre de la hoja registral. Responda con la escritura, el documento del administrador y los datos de la cuenta de la sociedad.',
        ],
      },
      closing: ['Departamento de registros'],
      subject: 'Depósito obligatorio en el registro de empresas',
    },
    {
      language: 'pt',
      register: 'careless',
      opening: ['prezados, segue [o boleto|a cobrança] da associação comercial ref {ref}'],
      benign: {
        ask: [
          'e facultativo, so paga quem e socio, esta escrito no proprio boleto. quem for confere o cnpj da associação no banco antes de pagar. pra sair basta avisar a secretaria ate {date}. endereço e telefone sao os mesmos ha 30 anos',
        ],
        link: 'ver boleto',
      },
      malicious: {
        ask: [
          'pagamento obrigatorio de {amount} ate {date} por boleto ou pix, a empresa que nao pagar vai a protesto e perde o alvara. nao e preciso ser socio pra dever. o cnpj no boleto e de outra firma mas ta certo, pode pagar',
        ],
        link: 'ver boleto',
      },
      closing: ['secretaria'],
      subject: 'cobrança anuidade {own}',
    },
    {
      language: 'it',
      register: 'careful',
      opening: ['Gentile titolare, i dati di {own} [sono in fase di aggiornamento|vengono aggiornati].'],
      benign: {
        ask: [
          "Li confronti con la visura che trova nel cassetto digitale dell'imprenditore. Se c'è un errore, lo segnali alla Camera di commercio di {city} tramite il Suo commercialista; la correzione costa {small} di bolli. Il diritto annuale si versa come sempre con l'F24, a giugno.",
        ],
        link: 'Visualizza dati',
      },
      malicious: {
        ask: [
          "La invitiamo a restituire il modulo firmato e a versare {amount} con il bollettino allegato, a favore di {account}. Con il versamento accetta l'inserimento triennale nel nostro elenco privato. Chi non versa entro il {date} risulterà irregolare e sarà segnalato.",
        ],
        link: 'Visualizza dati',
      },
      closing: ['Ufficio aggiornamenti'],
      subject: 'Iscrizione nel registro delle imprese italiane online',
    },
    {
      language: 'nl',
      register: 'careless',
      opening: ['goedemiddag, we belden u [vorige week|net] over de vermelding van {own}'],
      benign: {
        ask: [
          'zoals gezegd is hij gratis en stopt hij vanzelf. wilt u er een logo bij dan is dat {small} per jaar, graag een mailtje terug met ja. geen antwoord is ook een antwoord dan laten we het zo. drukproef vindt u op de site',
        ],
        link: 'bekijk vermelding',
      },
      malicious: {
        ask: [
          'zoals gezegd moet u nog even tekenen om hem te laten stoppen, stuur het formulier vandaag getekend terug. in de kleine letters staat {amount} per jaar maar daar merkt u niks van. geen antwoord is akkoord en dan komt de deurwaarder',
        ],
        link: 'bekijk vermelding',
      },
      closing: ['de gids'],
      subject: 'vermelding bedrijvengids',
    },
    {
      language: 'pl',
      register: 'careful',
      opening: ['Informujemy, że firma {own} figuruje w [naszej bazie|bazie danych] pod numerem {ref}.'],
      benign: {
        ask: [
          'Wpis do państwowej ewidencji jest bezpłatny i tam też się go zmienia. Nasza baza to prywatny katalog: podstawowa wizytówka nic nie kosztuje, rozszerzona {small} rocznie, na zamówienie. Na życzenie usuniemy dane w ciągu trzech dni.',
        ],
      },
      malicious: {
        ask: [
          'Aby wpis został dokonany, należy do {date} uiścić opłatę rejestracyjną {amount} na rachunek {account}. Brak wpłaty skutkuje wykreśleniem z rejestru. Opłata jest dobrowolna w rozumieniu regulaminu, lecz prosimy nie zwlekać, gdyż naliczymy odsetki.',
        ],
      },
      closing: ['Centralna ewidencja przedsiębiorców'],
      subject: 'Wpis do rejestru firm: {own}',
    },
  ],
};
