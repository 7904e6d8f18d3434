import type { Scenario } from '../seed.ts';

export const lostPhoneFriend: Scenario = {
  id: 'lost-phone-friend',
  corporate: false,
  sender: 'person',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'New address, old friend',
      opening: [
        'It is me, writing from a new address. My phone went into the harbour on {past}, and with it [every number I had|all my contacts].',
        'I am perfectly well, only damp and rather embarrassed. {other} was holding the boat, saw the whole thing and has not stopped telling people since.',
      ],
      benign: {
        ask: [
          'There is nothing you need to do, and I am not short of money. Do delete the old address, as I can no longer get into it, and if anything odd arrives from there, please ignore it. I kept my number, so in a day or two you can ring me and hear that it is really me. Would you ask {other} for the photographs from last summer? I had not saved a single one to my account.',
        ],
      },
      malicious: {
        ask: [
          'There is one thing I need from you rather quickly. My bank card was in the phone case, and I owe the marina {amount} before {time} or they keep the boat. Could you pay it into {account} for me? I shall return it on Monday. Please do not ring the old number, since somebody else may have it by now, and do not mention it to {other}, who worries so. Write here once you have done it.',
        ],
      },
      closing: ['Sorry for the trouble, and thank you.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'handy kaputt!!',
      opening: ['huhu, mein handy ist [ins klo gefallen|im klo gelandet], das hier ist meine neue mail'],
      benign: {
        ask: [
          'ruf mich heut abend auf festnetz an ja? und sag oma bescheid falls jemand mit meinem namen geld will, bei {other} war das grad so. überweisen brauchst du nix, neues hab ich schon bestellt, kommt {date}',
        ],
      },
      malicious: {
        ask: [
          'ruf nicht an geht ja nicht. kannst du heut noch {amount} für mich überweisen an {other}, ist das neue handy, mein online banking war aufm alten. iban {account}. am besten echtzeit, kriegst es {date} wieder',
        ],
      },
      closing: ['hab dich lieb'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'coucou c moi',
      opening: ["on m'a [volé|piqué] mon tel a la gare, jecris depuis l'ordi de {other}"],
      benign: {
        ask: ["bloque mon numero stp, la carte et les codes c'est deja fait. je passe te voir samedi pour {time}"],
      },
      malicious: {
        ask: ["tu peux aller prendre 3 cartes recharge à {small} au tabac et m'ecrire les codes ici, avant {time}"],
      },
      closing: ['bisous'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'He cambiado de número',
      opening: [
        'Te escribo desde otro correo porque el móvil [ha dejado de funcionar|se me ha estropeado] en pleno viaje.',
      ],
      benign: {
        ask: [
          'Apunta el nuevo: {phone}. Antes de fiarte, pregúntame por algo que solo sepamos nosotros, que hoy en día nunca se sabe. La tarjeta y la documentación las llevo encima, así que no hace falta que me mandes nada; vuelvo el {date}, en el tren de las {time}.',
        ],
      },
      malicious: {
        ask: [
          'Apunta el nuevo: {phone}. La cuenta antigua te enviará por error un código de seis cifras; cuando lo recibas, mándamelo enseguida, porque lo necesito para recuperarla. Mándame de paso una foto de tu DNI y de tu tarjeta, que la mía no funciona.',
        ],
      },
      closing: ['Un abrazo muy fuerte.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'mae, numero novo',
      opening: ['oi mae, meu celular [quebrou|caiu na piscina], salva esse email ai'],
      benign: {
        ask: [
          'to na casa de {other}, chego ai {time} e vc confere que sou eu kkk. nao manda dinheiro nem codigo pra ninguem que diga que sou eu ta. so deixa a chave com o porteiro e o feijao no fogo, se der paga a pizza tbm',
        ],
      },
      malicious: {
        ask: [
          'preciso pagar um boleto hj e o app do banco ta no outro celular. faz um pix de {amount} pra {other} que eu te devolvo amanha, a chave e {phone}. ou me passa sua senha do banco e o codigo do sms que eu faço daqui',
        ],
      },
      closing: ['te amo'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Ti scrivo da un altro indirizzo',
      opening: [
        'Ho smarrito il telefono in aeroporto e da ieri la casella abituale non mi lascia entrare. [Per ora uso questa.|Nel frattempo uso questo indirizzo.]',
      ],
      benign: {
        ask: [
          'Il gestore mi consegna la nuova scheda il {date}; fino ad allora puoi trovarmi al numero di casa, che conosci. Se ricevi richieste di denaro a mio nome, non rispondere e avvisa anche {other}. Qui sotto trovi soltanto le foto del viaggio: si aprono senza password e non c’è nulla da pagare.',
        ],
        link: 'Le foto del viaggio',
      },
      malicious: {
        ask: [
          'La compagnia non mi imbarca senza un supplemento di {amount}, e ho perso anche la carta. Qui sotto trovi la pagina per pagarlo: inserisci la tua carta, il codice sul retro e la password che ti manda la banca. Non chiamare il numero di casa e non avvisare {other}, per favore.',
        ],
        link: 'Le foto del viaggio',
      },
      closing: ['Ti abbraccio e ci sentiamo presto.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'nieuw mailadres!!',
      opening: ['hee, ben gehackt [denk ik|geloof ik], dus vanaf nu mail ik hiervandaan'],
      benign: {
        ask: [
          'klik aub NIET op wat er van mijn oude adres komt en verander voor de zekerheid je eigen wachtwoord van dat spelletje. verder niks aan de hand. als je twijfelt app je {other} ff, die zit hier naast me',
        ],
      },
      malicious: {
        ask: [
          'ik moet bewijzen dat ik het ben en heb jou als contact opgegeven, je krijgt een code en een nieuw wachtwoord, stuur die gewoon METEEN naar mij of app ze. klik ook ff op ja in de app. {other} lukt het niet',
        ],
      },
      closing: ['dikke kus'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Wiadomość z nowej skrzynki',
      opening: ['Piszę z nowej skrzynki, bo dawny telefon [przepadł w taksówce|został w taksówce] razem z kartą SIM.'],
      benign: {
        ask: [
          'Kartę płatniczą i konto bank zablokował od razu, nic nie zginęło. Przyjadę do Was zgodnie z planem, {date} około {time}. Gdyby ktoś prosił w moim imieniu o kod albo przelew, zadzwoń najpierw do mamy.',
        ],
      },
      malicious: {
        ask: [
          'Konto mam zablokowane, a muszę dziś opłacić lekarza. Pożycz mi proszę {amount}, wystarczy kod BLIK w odpowiedzi i potwierdzenie w aplikacji banku. Oddam {date}. Mamie nic nie mów, nie dzwoń też na stary numer.',
        ],
      },
      closing: ['Dzięki, że jesteś.'],
    },
  ],
};
