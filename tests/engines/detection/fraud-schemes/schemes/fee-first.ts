import type { Scheme } from './scheme.ts';

export const FEE_FIRST: Scheme = {
  fraud: [
    [
      'Brightpath Hiring <jobs.brightpath@gmail.com>',
      'You are hired',
      'Congratulations, you have got the position. Before you start we need a refundable deposit of 120 pounds for your equipment. Once we have received it, the laptop is sent to you and you can begin on Monday.',
    ],
    [
      'Wohnung Vogelsang <vermietung.vogelsang@gmail.com>',
      'Die Wohnung',
      'Vielen Dank für Ihr Interesse. Ich bin beruflich im Ausland und kann Ihnen die Wohnung nicht selbst zeigen. Überweisen Sie vorab die Kaution von 950 Euro, dann sende ich Ihnen die Schlüssel per Post zu.',
    ],
    [
      'Recrutement Avenir <recrutement.avenir@gmail.com>',
      'Vous êtes embauché',
      'Félicitations, vous êtes retenu pour le poste. Avant de commencer, des frais de dossier de 120 euros sont à régler ; ils vous seront remboursés avec le premier salaire. Le matériel part dès réception.',
    ],
    [
      'Piso Centro <alquiler.centro@gmail.com>',
      'El piso',
      'Gracias por su interés. Vivo en el extranjero y no puedo enseñarle el piso. Si paga por adelantado la fianza de 950 euros, le envío las llaves por mensajería y puede entrar el día uno.',
    ],
    [
      'Recrutamento Futuro <vagas.futuro@gmail.com>',
      'Está contratado',
      'Parabéns, ficou com a vaga. Antes de começar é necessário pagar uma taxa de inscrição de 120 euros, que é devolvida com o primeiro salário. O equipamento segue depois do pagamento.',
    ],
    [
      'Casa Centro <affitti.centro@gmail.com>',
      'L’appartamento',
      'Grazie per l’interesse. Vivo all’estero e non posso mostrarle l’appartamento. Se versa in anticipo la caparra di 950 euro, le spedisco le chiavi con il corriere e può entrare il primo del mese.',
    ],
    [
      'Werving Toekomst <banen.toekomst@gmail.com>',
      'U bent aangenomen',
      'Gefeliciteerd, u hebt de baan. Voordat u begint vragen wij een borg van 120 euro voor de laptop; u krijgt die terug met het eerste salaris. Zodra de betaling binnen is, sturen wij alles op.',
    ],
    [
      'Mieszkanie Centrum <wynajem.centrum@wp.pl>',
      'Mieszkanie',
      'Dziękuję za zainteresowanie. Mieszkam za granicą i nie mogę pokazać mieszkania. Proszę wpłacić z góry kaucję 950 euro, a klucze wyślę kurierem i może się Pani wprowadzić pierwszego.',
    ],
  ],
  honest: [
    [
      'Pell Joinery <office@pelljoinery.example>',
      'Your first day',
      'Dear Mr Holloway, we look forward to seeing you on Monday at eight. Your laptop and keys are ready at the desk; please bring your passport and your bank details for the payroll form. There is nothing to pay.',
    ],
    [
      'Hausverwaltung Linde <vermietung@linde-hausverwaltung.example>',
      'Mietvertrag',
      'Guten Tag Frau Vogel, nach der Besichtigung am Mittwoch freuen wir uns, Ihnen die Wohnung zu geben. Den Vertrag unterschreiben wir am Freitag im Büro; die Kaution von drei Monatsmieten können Sie in drei Raten zahlen.',
    ],
    [
      'Menuiserie Aubry <contact@menuiserie-aubry.example>',
      'Votre premier jour',
      'Bonjour Monsieur Marchand, nous vous attendons lundi à huit heures. Le matériel est prêt à l’accueil ; apportez votre pièce d’identité et votre RIB pour la paie. Vous n’avez rien à régler.',
    ],
    [
      'Inmobiliaria Olmo <alquiler@inmobiliaria-olmo.example>',
      'Contrato de alquiler',
      'Buenos días, señora García: después de la visita del miércoles le confirmamos que el piso es para usted. El contrato se firma el viernes en nuestra oficina y la fianza de un mes se paga entonces, con recibo.',
    ],
    [
      'Marcenaria Pinho <geral@marcenaria-pinho.example>',
      'Primeiro dia',
      'Bom dia, senhor Almeida. Esperamos por si na segunda às oito. O equipamento está pronto na receção; traga o cartão de cidadão e o IBAN para o salário. Não há nada a pagar.',
    ],
    [
      'Immobiliare Tiglio <affitti@immobiliare-tiglio.example>',
      'Contratto di affitto',
      'Buongiorno signora Rossi, dopo la visita di mercoledì le confermiamo l’appartamento. Il contratto si firma venerdì nel nostro ufficio e la caparra di due mesi si versa allora, con ricevuta.',
    ],
    [
      'Timmerbedrijf Bakker <kantoor@timmerbedrijf-bakker.example>',
      'Je eerste dag',
      'Beste Daan, we zien je maandag om acht uur. De laptop en de sleutels liggen klaar bij de balie; neem je paspoort en je rekeningnummer mee voor het salaris. Je hoeft niets te betalen.',
    ],
    [
      'Biuro Lipa <wynajem@biuro-lipa.example>',
      'Umowa najmu',
      'Dzień dobry, po środowym oglądaniu potwierdzamy, że mieszkanie jest dla Pani. Umowę podpisujemy w piątek w naszym biurze, a kaucję wpłaca się wtedy, za pokwitowaniem.',
    ],
  ],
};
