import type { Scenario } from '../seed.ts';

export const conversationContinued: Scenario = {
  id: 'conversation-continued',
  corporate: true,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'Re: Re: drawings for the {city} job',
      opening: [
        'sorry for going quiet, was on site all week. [picking this up again|coming back to your question from {past}]',
      ],
      benign: {
        ask: [
          'revision C is in the same shared folder as always, the two windows on the north side moved by 40 cm. could you look over the numbers before {date} and tell me if the steel price still stands? no rush on the rest',
        ],
      },
      malicious: {
        ask: [
          'if the folder is slow, revision C is in the attached zip, password is 4471, windows may moan, just click run anyway and turn off the virus scanner for a minute. could you open it before {date}? no rush on the rest',
        ],
      },
      closing: ['cheers', 'On {past}, you wrote: > any news on the drawings? {other} keeps asking.'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'AW: AW: Angebot {ref}',
      opening: [
        'vielen Dank für Ihre Rückmeldung. [Wie gestern besprochen|Wie am Telefon besprochen] haben wir die Positionen 3 und 7 angepasst.',
      ],
      benign: {
        ask: [
          'Die neue Fassung beläuft sich auf {amount} und gilt bis zum {date}. Bitte prüfen Sie, ob die Stückzahlen stimmen, und geben Sie uns kurz Bescheid; die Rechnung stellen wir wie üblich erst nach der Lieferung. An Konto und Zahlungsziel ändert sich nichts.',
        ],
      },
      malicious: {
        ask: [
          'Die neue Fassung beläuft sich auf {amount}. Abweichend von unserem bisherigen Schriftwechsel bitten wir, den Betrag schon vor der Lieferung und bis {date} auf das Konto {account} unserer Schwestergesellschaft zu zahlen; das bisherige wird gerade geprüft. Eine Rückfrage ist nicht nötig.',
        ],
      },
      closing: ['> Am {past} schrieb {name}: Können Sie uns bei den Mengen noch entgegenkommen?'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'RE: Réunion de chantier',
      opening: [
        'Je reviens vers vous à la suite de notre échange du {past}, et vous prie d’excuser ce délai. {other} vient seulement de me transmettre le compte rendu.',
        'Trois points restaient en suspens : la reprise de l’étanchéité, le choix des menuiseries et la date de réception. Les deux premiers [sont réglés|sont désormais tranchés] ; pour le troisième, nous attendons encore le bureau de contrôle.',
      ],
      benign: {
        ask: [
          'Je vous propose de nous retrouver sur place le {date} à {time}, avec l’architecte, pour arrêter ensemble le calendrier. Si l’heure ne vous convient pas, envoyez-moi simplement deux autres créneaux. Le compte rendu sera affiché dans la baraque de chantier ; vous en recevrez un exemplaire papier, à relire et à signer lors de la réunion, après quoi le solde pourra être facturé.',
        ],
      },
      malicious: {
        ask: [
          'Le compte rendu est trop lourd pour un courriel : je l’ai déposé sur une plateforme qui vous demandera votre adresse professionnelle, le mot de passe de votre messagerie, puis le code affiché sur votre téléphone. Merci de me retourner ce code ici même si la page ne s’ouvre pas, car le fichier expire le {date} à {time} et, sans votre signature, le solde ne pourra être facturé.',
        ],
      },
      closing: ['Le {past}, vous écriviez : > Auriez-vous reçu le compte rendu ?'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'RE: lo del pedido',
      opening: ['[sigo con lo de ayer|sobre lo que hablamos ayer]'],
      benign: {
        ask: [
          'al final salen el {date} los 12 palets, el transportista llama una hora antes. avisa en el muelle porfa que la otra vez no habia nadie y nos cobraron la espera. la factura va hoy por correo',
        ],
      },
      malicious: {
        ask: [
          'este correo me falla, sigue conmigo por chat al {phone}. ahi te paso la factura nueva, hay que pagarla hoy en otra cuenta o los 12 palets no salen el {date}. no llames a la oficina que estan de obras',
        ],
      },
      closing: ['> ok, quedo a la espera'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'RE: Contrato de manutenção',
      opening: ['Agradeço a resposta tão rápida. [Envio o que faltava.|Segue o que ficou pendente.]'],
      benign: {
        ask: [
          'Abra, por favor, a cláusula 4, onde corrigimos o prazo para noventa dias, e diga-me se o vosso jurídico concorda. A página é a do concurso, a mesma de {past}; o documento pode ser lido sem registo.',
        ],
        link: 'Contrato revisto',
      },
      malicious: {
        ask: [
          'Abra, por favor, o contrato na página e autorize a aplicação que lhe vai pedir acesso à caixa de correio e aos contactos; sem isso o documento não pode ser lido. O vosso jurídico não precisa de concordar.',
        ],
        link: 'Contrato revisto',
      },
      closing: ['> Falta ainda a cláusula 4, correto?'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'R: R: campioni',
      opening: ['si scusa hai ragione, mi è [sfuggito|completamente sfuggito], la mail era finita in bozze'],
      benign: {
        ask: [
          'i campioni partono oggi con {company}, tre colori come volevi. se il verde non va bene dimmelo subito che fermo la produzione. ah e per il pagamento fai pure con calma a fine mese, il conto è quello di sempre',
        ],
      },
      malicious: {
        ask: [
          'i campioni partono lunedi con {company}, pero la dogana vuole {small} anticipati. fai tu subito una ricarica e mandami la foto dello scontrino col codice, te li scalo a fine mese. il conto di sempre non usarlo per ora',
        ],
      },
      closing: ['> ma poi i campioni??'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'RE: Planning {date}',
      opening: ['Goed dat je het even vraagt, {name}. [Ik heb het nagekeken.|Ik ben het nagegaan.]'],
      benign: {
        ask: [
          'De levering staat nog op {date}, tussen {time} en vijf uur. Zorg dat de poort open is; de chauffeur heeft geen code. Via de link zie je waar de vrachtwagen rijdt, het nummer is {ref}. Verandert er iets, dan bel ik je zelf.',
        ],
        link: 'Volg de zending',
      },
      malicious: {
        ask: [
          'De levering staat nog op {date}, mits de borg van {amount} vooraf wordt overgemaakt. Via de link log je in met je zakelijke mail en wachtwoord en bevestig je de betaling. Mailen is beter dan bellen, ik zit de hele dag bij klanten.',
        ],
        link: 'Volg de zending',
      },
      closing: ['> Gaat de levering nog door?'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'Odp: Odp: faktura {ref}',
      opening: ['wracam do tematu sprzed [tygodnia|paru dni], {other} w kopii'],
      benign: {
        ask: [
          'faktura jednak byla dobra, to u nas ksiegowosc zle spojrzala, wiec nie wystawiajcie korekty. przelew poszedl wczoraj na stare konto, sprawdzcie prosze czy doszedl. a umowe na nowy rok podpiszemy jak wrocisz z urlopu',
        ],
      },
      malicious: {
        ask: [
          'faktura byla zla, korekta jest w zalaczniku, wlacz w niej makra bo inaczej nic nie widac. przelew zrobcie dzisiaj na nowe konto {account}, stare jest zajete. umowe na nowy rok podpiszemy jak tylko dojdzie',
        ],
      },
      closing: ['> cisza od tygodnia, co z ta faktura?'],
    },
  ],
};
