import type { Scenario } from '../seed.ts';

export const jobOffer: Scenario = {
  id: 'job-offer',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: 'job offer - start {date}',
      opening: ['hi we saw your CV and [think youd fit|like what we see], pay is {amount} a month'],
      benign: {
        ask: [
          'could you come by for a chat at {time}, second floor, ask for {other}. its a normal shop job with early hours so best see the work before you say yes. contract and bank stuff we do here once you decide',
        ],
      },
      malicious: {
        ask: [
          'its all from home, no chat needed. parcels and payments come to your address and account, you pass them on the same day and keep ten percent. just send your passport and bank login, if you have any questions ask {other}',
        ],
      },
      closing: ['reply soon as the spot wont stay open'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'nebenjob frei!!',
      opening: [
        'suchen ab sofort leute in {city} und umgebung, [auch ohne vorkenntnisse|quereinsteiger willkommen], {small} die stunde!!',
      ],
      benign: {
        ask: [
          'es geht ums kommissionieren im lager, früh oder spät. lebenslauf an diese adresse oder einfach samstag ab {time} vorbeikommen und probearbeiten, wird natürlich bezahlt. konto und steuernummer brauchen wir erst wenn der vertrag unterschrieben ist',
        ],
      },
      malicious: {
        ask: [
          'es geht um app testen von zuhause. du eröffnest ein konto per videoident mit deinem ausweis und gibst uns danach die zugangsdaten zum prüfen. vorher ausweis vorne und hinten als foto schicken und {small} kaution, vertrag kommt dann später',
        ],
      },
      closing: ['meld dich schnell'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre candidature chez {company}',
      opening: [
        'Votre profil a retenu notre attention pour le poste ouvert à {city}, [et nous souhaitons poursuivre avec vous|et nous aimerions aller plus loin].',
      ],
      benign: {
        ask: [
          "Nous vous proposons un entretien le {date} à {time}. Merci de confirmer l'heure sur la page ci-dessous, puis de noter le numéro du bureau. Les frais de déplacement vous seront remboursés jusqu'à {small}.",
        ],
        link: 'Confirmer',
      },
      malicious: {
        ask: [
          "Nous vous engageons sans entretien. Merci de confirmer à l'aide du bouton en joignant votre pièce d'identité et vos accès bancaires, puis de régler {small} pour le matériel, qui vous seront remboursés.",
        ],
        link: 'Confirmer',
      },
      closing: ['Le service recrutement'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Oferta de empleo, referencia {ref}',
      opening: [
        'En relación con su solicitud del {past}, nos complace comunicarle que ha superado la primera fase del proceso de selección. [La plaza es a jornada completa, con un sueldo de {amount}.|Se trata de un puesto a jornada completa, con un sueldo de {amount}.]',
        'Buscamos incorporar a tres personas en nuestra sede de {city}. El equipo está formado por veinte profesionales y el periodo de prueba será de dos meses.',
        'Entre sus tareas estarían la atención a clientes, la preparación de pedidos y el seguimiento de incidencias. El horario es de ocho a cuatro, con una hora para comer.',
      ],
      benign: {
        ask: [
          'La segunda fase consiste en una prueba práctica de una hora, retribuida con {small}, y una conversación con quien dirige el área, {other}. Puede elegir día y hora en el calendario, donde figuran también los temas de la prueba. Si finalmente es seleccionado, firmaremos el contrato en la oficina y será entonces cuando necesitemos su documento de identidad y su número de cuenta. Le rogamos que nos avise si ha aceptado otra oferta.',
        ],
        link: 'Elegir día y hora',
      },
      malicious: {
        ask: [
          'La segunda fase consiste en un curso en línea obligatorio, cuyo coste de {small} corre a cargo del candidato y se reintegra con el primer sueldo. Puede abonarlo con tarjeta en la página siguiente, donde deberá cargar también su documento de identidad por ambas caras, un recibo reciente y las claves de la cuenta en la que quiere cobrar. Después {other}, de coordinación, le escribirá por una aplicación de mensajería para darle las primeras tareas.',
        ],
        link: 'Elegir día y hora',
      },
      closing: ['Quedamos a la espera de su respuesta.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'vaga p/ trabalhar em casa',
      opening: ['ola! vaga para [assistente|apoio administrativo], horario livre, {amount} por mes'],
      benign: {
        ask: [
          'nao é preciso pagar formaçao nenhuma. manda so o curriculo e diz em que dias podes, na terça ha uma sessao as {time} no centro de emprego e respondemos a tudo la',
        ],
      },
      malicious: {
        ask: [
          'so é preciso pagar a formaçao, {small} por transferencia para {account}. manda o talao e foto do cartao de cidadao, na terça as {time} ja recebes o primeiro dinheiro na conta para reenviares a outros',
        ],
      },
      closing: ['ate breve'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Proposta di collaborazione',
      opening: [
        'La contattiamo in merito alla Sua candidatura per [la posizione|il ruolo] di contabile presso la nostra sede di {city}.',
      ],
      benign: {
        ask: [
          'Alleghiamo la descrizione delle mansioni e la bozza di contratto, da leggere con calma, magari insieme a un consulente. Se la proposta Le interessa, ci indichi un giorno per un secondo colloquio entro il {date}.',
        ],
      },
      malicious: {
        ask: [
          'Il lavoro consiste nel ricevere bonifici dei nostri clienti sul Suo conto e nel trasferirli, in contanti, a un incaricato, trattenendo una commissione. Se la proposta Le interessa, ci indichi IBAN e credenziali entro il {date}.',
        ],
      },
      closing: ['In attesa di un Suo riscontro.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'sollicitatie update',
      opening: ['hoi {name}, je bent door naar [de laatste ronde|ronde 2], gefeliciteerd!!'],
      benign: {
        ask: [
          'vul op de pagina even in welke dag jou uitkomt, dinsdag of {date}. meelopen duurt een ochtend, {small} voor de reis. vergeet je fietssleutel niet zoals de vorige haha',
        ],
        link: 'naar de pagina',
      },
      malicious: {
        ask: [
          'vul op de pagina even je bsn, pasfoto en inlog van je bank in, dan staat alles klaar. verder 30 euro voor de screening, krijg je terug na je eerste maand haha',
        ],
        link: 'naar de pagina',
      },
      closing: ['tot snel!'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'praca od zaraz',
      opening: ['dzien dobry, mamy dla Pana/Pani prace od zaraz, [stawka {small} za godzine|{small} na godzine]'],
      benign: {
        ask: [
          'to sprzatanie biur wieczorami, umowa od pierwszego dnia. prosze przyjsc {date} o {time} na rozmowe, dowod tylko do wgladu. za nic sie u nas nie placi ani za ubranie ani za badania',
        ],
      },
      malicious: {
        ask: [
          'to klikanie reklam w domu, bez umowy. prosze przelac 200 zl na start na {account}, zwracamy po tygodniu, i podac login do konta bankowego. dowod prosze wyslac zdjeciem z obu stron',
        ],
      },
      closing: ['czekamy na odpowiedz'],
    },
  ],
};
