import type { Scenario } from '../seed.ts';

export const telephoneContract: Scenario = {
  id: 'telephone-contract',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'your SIM stops working {date}',
      opening: ['we are switching off 3G in {city} and your SIM is [an old one|from 2012], act now or lose signal!!'],
      benign: {
        ask: [
          'pop into any shop for a free new SIM, bring the phone and a bank card with your name on. same number same plan, nothing to pay. or do it in the app under My SIM, the code is in the box it came in',
        ],
      },
      malicious: {
        ask: [
          'reply with your account password and the 6 digit code we just texted so we can move your number to the new SIM. it will be {small} for postage, send card number with expiry. do it in one go or it fails',
        ],
      },
      closing: ['sorry for short notice'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: 'Ihr Vertrag {ref} wird verlängert',
      opening: [
        'die Mindestlaufzeit Ihres Mobilfunkvertrags endet am {date}. [Danach läuft er auf unbestimmte Zeit weiter.|Er läuft danach unbefristet weiter.]',
        'Nach dem Gesetz müssen wir Sie rechtzeitig über den günstigsten Tarif informieren, der zu Ihrem Verbrauch passt. In den letzten zwölf Monaten haben Sie im Schnitt vier Gigabyte genutzt und neunzig Minuten telefoniert.',
      ],
      benign: {
        ask: [
          'Für diesen Verbrauch wäre der Tarif S ausreichend, der monatlich weniger kostet als Ihr jetziger. Wechseln können Sie sofort im Kundenkonto, an der Hotline oder im Laden; wenn Sie nichts tun, bleibt alles, wie es ist. Kündigen lässt sich ab dem genannten Tag mit einer Frist von einem Monat, auch über die Schaltfläche auf unserer Internetseite. Geben Sie Ihr Kundenkennwort bitte niemandem, der Sie an der Haustür oder am Telefon zu einer Verlängerung drängt. Einzelheiten zum Preis stehen unter dem Link.',
        ],
        link: 'Tarife vergleichen',
      },
      malicious: {
        ask: [
          'Für diesen Verbrauch wäre der Tarif S ausreichend, der monatlich weniger kostet als Ihr jetziger. Damit wir Sie umstellen können, melden Sie sich unter dem Link mit Ihrem Kundenkennwort an und hinterlegen die Karte, von der künftig abgebucht wird, samt Prüfziffer. Kurz darauf ruft Sie ein Mitarbeiter an und bittet um den Code, den Sie per SMS erhalten; nennen Sie ihn vollständig, auch wenn in der SMS steht, dass er geheim ist. Die Umstellung kostet einmalig {small}. Ohne Bestätigung verdoppelt sich der Grundpreis am genannten Tag.',
        ],
        link: 'Tarife vergleichen',
      },
      closing: ['Vielen Dank, dass Sie bei uns sind.'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'votre box va etre coupée',
      opening: ['suite a un incident sur la ligne [votre box|la box] sera coupée le {date} vers {time}'],
      benign: {
        ask: [
          "c'est juste un redémarrage, 10 min max, débranchez rien et cliquez pas partout. si apres ça marche pas appelez le numéro au dos de la box. pour le geste commercial de {small} il sera sur la facture tout seul",
        ],
      },
      malicious: {
        ask: [
          'pour éviter la coupure rappelez le {phone}, le technicien prend la main sur votre ordi. gardez votre carte bancaire et votre mot de passe a coté, il va en avoir besoin pour le geste commercial de {small}',
        ],
      },
      closing: ['désolé du dérangement'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Solicitud de portabilidad recibida',
      opening: [
        'Hemos recibido una solicitud para trasladar su línea a otra compañía, con fecha {date}. [Su referencia es {ref}.|Está registrada como {ref}.]',
      ],
      benign: {
        ask: [
          'Si la ha pedido usted, no tiene que hacer nada más. Si no la reconoce, cancélela desde la aplicación o llame gratis desde su propio móvil, porque podría tratarse de un intento de quedarse con su número y, con él, con los códigos de su banco.',
        ],
      },
      malicious: {
        ask: [
          'Si la ha pedido usted, no tiene que hacer nada más. Si no la reconoce, respóndanos con su PIN, el PUK, una foto del DNI y el código que su banco le envíe para confirmar, y detendremos el traslado sin que tenga que llamar.',
        ],
      },
      closing: ['La solicitud no puede detenerse pasadas las {time}.'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Fatura do telemóvel superior ao habitual',
      opening: [
        'Este mês, a sua fatura é de {amount}. [Detetámos um consumo fora do comum.|O consumo foi muito superior ao habitual.]',
      ],
      benign: {
        ask: [
          'A diferença deve-se a chamadas para números de valor acrescentado. Consulte o detalhe na área de cliente e, se não as reconhecer, reclame até {date}: enquanto analisamos, o débito no seu cartão fica suspenso. Pode também barrar esses números, gratuitamente, com um clique.',
        ],
        link: 'Consultar detalhe',
      },
      malicious: {
        ask: [
          'A diferença será devolvida se a reclamar até {date}. Clique no botão e indique o cartão onde quer receber, o respetivo código e a palavra-passe do banco em linha; por segurança, é cobrada uma caução de {small}. Se receber um código, introduza-o as vezes necessárias.',
        ],
        link: 'Consultar detalhe',
      },
      closing: ['Estamos do seu lado.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'RICARICA OMAGGIO {small}',
      opening: ['compleanno della sim!! [per te|solo per te] {small} gratis'],
      benign: {
        ask: [
          'gia caricati sulla sim, li vedi componendo il solito codice. scadono il {date}, nessun costo, non rispondere a questa mail',
        ],
        link: 'regolamento',
      },
      malicious: {
        ask: [
          'entra dal link, metti carta e codice, paghi 1 euro di conferma. scade il {date}, poi arriva il codice e lo scrivi',
        ],
        link: 'regolamento',
      },
      closing: ['auguri da {company}'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Uw nieuwe toestel is onderweg',
      opening: [
        'Bij uw verlengde abonnement hoort een nieuw toestel. [Het wordt op {date} bezorgd.|U ontvangt het op {date}.]',
      ],
      benign: {
        ask: [
          'De bezorger vraagt aan de deur naar de code uit onze brief, en geeft het pakket alleen aan u. Heeft u niets verlengd, weiger dan het pakket en bevestig ons dat meteen in een winkel of in de app, met uw eigen wachtwoord. Laat het nooit ophalen door iemand die belt.',
        ],
      },
      malicious: {
        ask: [
          'Door een vergissing is een verkeerd toestel verzonden. Geef het daarom ongeopend mee aan de koerier die diezelfde middag belt, samen met een kopie van uw paspoort. De borg van {small} maakt u vooraf over naar {account}; de bevestigingscode leest u hem aan de deur voor.',
        ],
      },
      closing: ['Veel plezier met uw abonnement.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'umowa {ref} koniec rabatu!!!',
      opening: ['rabat konczy sie {date}, potem rachunek [wzrosnie|skoczy] do {amount}'],
      benign: {
        ask: [
          'kliknij link i porownaj oferty, bez logowania. jak chcesz zostac to zadzwon *500 ze swojego numeru albo wpadnij do salonu z dowodem. nie podpisuj niczego kurierowi w ciemno, bo od umowy z salonu nie ma odstapienia',
        ],
        link: 'oferty',
      },
      malicious: {
        ask: [
          'kliknij link i przedluz rabat, podaj haslo do konta abonenta, numer dowodu i karte do oplaty {small}. przyjdzie kod na zmiane karty sim, tez go wpisz. telefon moze na chwile stracic zasieg, to normalne, nie dzwon nigdzie',
        ],
        link: 'oferty',
      },
      closing: ['dzieki ze jestes z nami'],
    },
  ],
};
