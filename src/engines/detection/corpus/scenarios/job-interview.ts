import type { Scenario } from '../seed.ts';

export const jobInterview: Scenario = {
  id: 'job-interview',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your application, reference {ref}',
      opening: [
        'Thank you for applying. [We enjoyed reading your letter|Your letter stood out] and would like to meet you on {date} at {time}, in person at our {city} office or by video, whichever suits.',
      ],
      benign: {
        ask: [
          'You will meet {other}, who leads the team, and one future colleague. Please bring your passport and an example of your work that you may show. Travel up to {small} is refunded to your bank card against tickets. To confirm, or to propose another day, use the button; the page also has directions and a note on the lift. References are taken up after an offer, and with your consent.',
        ],
        link: 'Confirm interview',
      },
      malicious: {
        ask: [
          'There is no need to meet after all, since {other} has already approved you. Please pay {small} for the background check and order the work laptop from our partner; {amount} is refunded with your first salary. To confirm, use the button; the page asks for your bank login, so that payroll can verify the account, and for pictures of your passport.',
        ],
        link: 'Confirm interview',
      },
      closing: ['The hiring team'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'probearbeiten',
      opening: ['[hat uns gut gefallen|war ein nettes gespräch], komm doch {date} um {time} zum probearbeiten'],
      benign: {
        ask: ['feste schuhe an, mittagessen gibts von uns. für die überweisung reicht die iban am ersten tag'],
      },
      malicious: {
        ask: ['eröffne vorher das testkonto für die lohnzahlung, ausweis in die kamera, zugangsdaten schickst du uns'],
      },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Suite à votre entretien',
      opening: [
        "Nous avons eu plaisir à vous recevoir le {past}. [Votre candidature a été retenue|C'est vous que nous avons choisi] pour le poste d'assistance logistique.",
      ],
      benign: {
        ask: [
          "Le contrat vous parviendra par courrier recommandé ; le salaire brut est celui dont nous sommes convenus, {amount} par mois. Pour votre premier jour, le {date}, munissez-vous d'un RIB de votre banque, de votre carte Vitale et d'un justificatif de domicile. La visite médicale est prise en charge et se déroule sur place. D'ici là, vous pouvez découvrir l'équipe sur la page d'accueil des nouveaux.",
        ],
        link: 'Bienvenue',
      },
      malicious: {
        ask: [
          "Le contrat vous parviendra après la période d'essai, à domicile : vous recevrez des virements de clients, {amount} pour commencer, et les renverrez sur {account} en gardant cinq pour cent. Avant le {date}, communiquez-nous votre RIB, l'identifiant de votre banque et une photo de vous tenant votre pièce d'identité, au moyen de la page d'accueil. Vous pourrez commencer dès réception.",
        ],
        link: 'Bienvenue',
      },
      closing: ['Les ressources humaines'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'entrevista camarero/a',
      opening: [
        'hola {name}, [vimos tu curriculum|nos llego tu curriculum], buscamos gente para terraza desde el {date}',
      ],
      benign: {
        ask: ['la prueba se paga, {small}. pasate mañana a las {time} con el dni y la cuenta del banco'],
      },
      malicious: {
        ask: ['el puesto es tuyo, manda dni por las dos caras y {small} para el uniforme por bizum'],
      },
      closing: ['el encargado'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Teste online, fase 2',
      opening: ['Passou à segunda fase do recrutamento [para o apoio ao cliente|da nossa loja em {city}].'],
      benign: {
        ask: ['Faça o teste de quarenta minutos até {date}, com os dados de acesso que vai receber.'],
        link: 'Teste',
      },
      malicious: {
        ask: ['Instale a aplicação de testes até {date} e autorize o acesso às mensagens e ao banco.'],
        link: 'Teste',
      },
      closing: [],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Esito della selezione',
      opening: [
        'Facciamo seguito al colloquio del {past}. [Dopo attenta valutazione|Al termine delle valutazioni] la commissione ha deciso di proseguire con un altro profilo per la sede di {city}.',
      ],
      benign: {
        ask: [
          "Il Suo curriculum resta in archivio per un anno, salvo che Lei ci chieda di cancellarlo. {other}, che l'ha incontrata, La vedrebbe bene in un altro ruolo, a tempo determinato e con una retribuzione di {amount}; se l'idea La interessa, risponda entro il {date} e fisseremo una telefonata verso le {time}. Le spese di viaggio Le verranno rimborsate con bonifico su {account}, se l'IBAN è ancora questo.",
        ],
      },
      malicious: {
        ask: [
          "Il Suo curriculum vale però un posto all'estero, con alloggio e una retribuzione di {amount}, che {other} può riservarle fino alle {time}. Per il visto occorre versare {small} con un vaglia e spedire in risposta il passaporto, la carta sanitaria e gli estremi del conto, codice di accesso compreso. Il colloquio non si ripete: il biglietto aereo è per il {date}.",
        ],
      },
      closing: ['Ufficio del personale'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'bijbaantje magazijn',
      opening: ['hey {name}, gezien dat je [werk zoekt|een bijbaantje zoekt] naast school, wij zoeken nog twee man'],
      benign: {
        ask: [
          'het is orders pakken, cao-loon met toeslag na tienen, elke donderdag uitbetaald via de bank. kom {date} om {time} kennismaken, vraag naar {other}, neem je id mee want we moeten de kopie zelf maken. onder de achttien moet een ouder meetekenen, formulier vind je hier',
        ],
        link: 'formulier',
      },
      malicious: {
        ask: [
          'het is thuiswerk, {amount} per week voor een uurtje per dag. je laat geld van klanten op je rekening storten en haalt het eraf voor onze koerier. stuur vandaag je bankpas met pincode op of log hier in met je bank, dan staat {other} om {time} klaar. onder de achttien ook goed, ouders hoeven het niet te weten',
        ],
        link: 'formulier',
      },
      closing: ['tot snel!'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Zaproszenie na rozmowę',
      opening: ['Zapraszamy na rozmowę {date} o {time}, [sala 12|drugie piętro].'],
      benign: {
        ask: ['Prosimy o potwierdzenie i zabranie dyplomu oraz dowodu. Zwracamy {small} za dojazd.'],
      },
      malicious: {
        ask: ['Prosimy o wpłatę {small} za szkolenie i skan dowodu. Rozmowa tylko na czacie.'],
      },
      closing: ['Dział kadr'],
    },
  ],
};
