import type { Scenario } from '../seed.ts';

export const compensationFund: Scenario = {
  id: 'compensation-fund',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'We refer to your file, in which you are named as a [beneficiary|claimant]. The sum recorded is {amount}.',
      ],
      benign: {
        ask: [
          'It follows from the cancelled flight you reported on {past}. The airline has accepted, and we will send the sum, {amount}, less our fee as agreed, to the account you gave when you signed. Nothing further is needed from you. Should you prefer a cheque, let us have a line before {date}.',
        ],
      },
      malicious: {
        ask: [
          'It follows from a resolution of the United Nations to compensate victims of fraud. Your payment is loaded on an ATM card, which our courier will deliver once the insurance of {small} is settled. Send your full name, address, telephone number and a copy of your identity card before {date}.',
        ],
      },
      closing: ['Claims department'],
      subject: 'Your compensation file {ref}',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['guten tag {name}, ihre entschädigung ist [freigegeben|bewilligt] worden, nummer {ref}'],
      benign: {
        ask: [
          'das ist die aus dem vergleich mit ihrem stromanbieter, sie hatten sich im märz der klage angeschlossen. das geld kommt mit der jahresrechnung im {date} als gutschrift, anträge sind keine nötig. wer umgezogen ist meldet sich bitte kurz bei der verbraucherzentrale',
        ],
      },
      malicious: {
        ask: [
          'der fonds zahlt allen betrogenen aus europa, ihr name stand auf der liste. das geld ist auf einer bankkarte geladen, die wir per kurier schicken, vorher brauchen wir {small} für die freigabe und eine kopie vom ausweis. bitte kurz und nur an diese adresse antworten',
        ],
      },
      closing: ['zahlstelle'],
      subject: 'entschädigung {amount} liegt bereit',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        "Lors d'une vérification, il est apparu qu'un avoir de {amount} [n'a jamais été réclamé|demeure non réclamé].",
      ],
      benign: {
        ask: [
          "Il provient de l'assurance souscrite par votre employeur à {city}. Vous pouvez en demander la restitution à la Caisse des dépôts, sur son site public, gratuitement ; comptez trois mois. Méfiez-vous des intermédiaires qui proposent d'avancer la démarche contre paiement. Nous tenons le relevé à votre disposition.",
        ],
      },
      malicious: {
        ask: [
          "Il provient d'un défunt portant le même nom que vous. En qualité de bénéficiaire désigné, vous pouvez le recevoir sous sept jours : adressez-nous votre identité complète, votre profession et vos coordonnées bancaires, ainsi que {small} de droits de timbre. La discrétion est de rigueur jusqu'au versement.",
        ],
      },
      closing: ['Le bureau des règlements'],
      subject: 'Fonds non réclamés à votre nom',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['estimado {name}, el pago de {amount} a su favor [ya esta aprobado|ha sido aprobado]'],
      benign: {
        ask: [
          'es la indemnizacion del seguro por la gotera, la ingresan esta semana donde se paga el recibo. el perito pone {amount} en el parte hoy y listo. si quiere recurrir la cantidad tiene hasta el {date}, hable con su mediador en {city}',
        ],
      },
      malicious: {
        ask: [
          'es el fondo de ayuda de un banco internacional, su correo salio elegido entre miles. la tarjeta de cajero sale hoy por mensajeria, falta que pague {small} del seguro y mande copia del dni y telefono. conteste hasta el {date} y no hable con su banco',
        ],
      },
      closing: ['depto de pagos'],
      subject: 'pago a su favor {ref}',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['Encontra-se [pendente|por liquidar] o pagamento de {amount} em seu nome, processo {ref}.'],
      benign: {
        ask: [
          'Refere-se à bagagem extraviada em {past}. A transportadora aceitou a reclamação e paga por transferência, para a conta que indicou no formulário do aeroporto. Se não receber até {date}, contacte o centro de arbitragem de {city}, onde o apoio é gratuito.',
        ],
      },
      malicious: {
        ask: [
          'Refere-se ao fundo de compensação das vítimas de burlas na internet. O pagamento foi retido por falta de certificado, cujo custo é de {small}. Logo que o pague, um diplomata entrega-lhe a mala em casa. Responda até {date} com nome, morada, telefone e profissão.',
        ],
      },
      closing: ['Departamento de pagamentos'],
      subject: 'Indemnização: pagamento pendente',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, il risarcimento di {amount} [è stato sbloccato|è pronto]'],
      benign: {
        ask: [
          "alla fine l'assicurazione ha pagato, il bonifico di {amount} è partito ieri sul conto del verbale. ci mette due giorni. per il fisico si vede dopo la visita del {date}. la parcella te la mando a fine mese con calma, prima festeggiamo",
        ],
      },
      malicious: {
        ask: [
          'la banca centrale ha finalmente firmato, è su una carta bancomat da ritirare al corriere. ci servono {small} per lo sdoganamento, documento, indirizzo e telefono. fai presto e non parlarne in giro, prima del {date} o torna indietro',
        ],
      },
      closing: ['studio {company}'],
      subject: 'risarcimento sbloccato',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        'Naar aanleiding van dossier {ref} kunnen wij u mededelen dat {amount} [is toegekend|wordt uitgekeerd].',
      ],
      benign: {
        ask: [
          'De toekenning volgt op uw aanvraag van {past} over de inbraak. U ontvangt het bedrag binnen veertien dagen op de rekening die u daarin noemde. Bent u het niet eens met de hoogte, dan kunt u zes weken lang bezwaar maken, per brief of aan ons loket in {city}.',
        ],
      },
      malicious: {
        ask: [
          'De toekenning betreft slachtoffers van internetfraude en is door een ministerie in het buitenland goedgekeurd. Het bedrag staat op een betaalkaart die per koerier komt, zodra u {small} aan zegelkosten heeft voldaan. Mail ons uw naam, adres, beroep en een kopie van uw paspoort.',
        ],
      },
      closing: ['Afdeling uitkeringen'],
      subject: 'Uitkering uit het schadefonds',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['dzien dobry, w sprawie {ref} przyznano panu/pani [{amount}|kwote {amount}]'],
      benign: {
        ask: [
          'to za opozniony pociag do {city}, reklamacja z {past} uznana. wyplata w kasie albo na konto z formularza, do 30 dni. wyplacimy {amount} i ani grosza mniej, jak kwota sie nie zgadza to odwolanie na ten adres przez ten sam formularz, nic nie kosztuje',
        ],
      },
      malicious: {
        ask: [
          'to z funduszu ofiar oszustw miedzynarodowych, karta bankomatowa lezy u kuriera. prosze oplacic {small} za stempel i odeslac skan dowodu, adres, telefon. do {date} bo potem pieniadze wracaja do skarbu, i prosze nikomu nie mowic',
        ],
      },
      closing: ['dzial wyplat'],
      subject: 'odszkodowanie do wyplaty',
    },
  ],
};
