import type { Scenario } from '../seed.ts';

export const domainRenewal: Scenario = {
  id: 'domain-renewal',
  corporate: true,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your domain renews on {date}',
      opening: [
        'A domain registered by {own} is due for renewal on {date}, at {small} for one year. [The order number is {ref}.|It is held under order {ref}.]',
        'If it lapses, the website and every mailbox under it stop working the same night. After thirty days anybody may register the name, and we cannot get it back for you. Last year this happened to several customers whose notices went to a colleague who had left.',
      ],
      benign: {
        ask: [
          'Automatic renewal is on, so the card kept in your control panel will be charged that day and the invoice will be filed there. If you no longer want the domain, switch renewal off before then. Please check, too, that the contact address still belongs to somebody at {own}; you change it after signing in the usual way, from a bookmark rather than from a mail. Similar notices from firms you have never dealt with can be thrown away, as only the registrar you chose can renew it. The button shows our prices.',
        ],
        link: 'Price list',
      },
      malicious: {
        ask: [
          'Automatic renewal has failed, so the domain has to be renewed by hand. Use the button, sign in with the password of your control panel, and enter a card together with its security code. So that nothing is lost meanwhile, the page will also ask for the transfer code of the domain and for the password of the main mailbox; you find the first in the panel of your registrar, which we now replace. A late fee of {amount} applies from noon. Please throw away similar notices from your former registrar, as only we can renew it.',
        ],
        link: 'Price list',
      },
      closing: ['Thank you for keeping your name with us.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'DOMAIN ABGELAUFEN - webseite offline!!',
      opening: ['ihre domain ist seit {past} abgelaufen, [seite und mail sind aus|webseite und mail gehen nicht]!!'],
      benign: {
        ask: [
          'retten geht noch bis {date}, im kundenmenü auf wiederherstellen klicken oder ihren techniker fragen, der hat den zugang. rechnung kommt danach per post, {small}, lastschrift vom konto {account}. andere firmen die jetzt schreiben bitte ignorieren',
        ],
      },
      malicious: {
        ask: [
          'retten geht nur heute, {amount} sofort auf {account} überweisen und beleg hierher. dazu authcode und passwort vom kundenmenü mailen, das macht dann unser techniker. rechnung kommt danach per post. ihre alte firma bitte nicht fragen, die ist pleite',
        ],
      },
      closing: ['bitte nicht warten'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Vérification annuelle du titulaire',
      opening: [
        'Les règles d’enregistrement nous imposent de vérifier chaque année les coordonnées du titulaire. [La vôtre est prévue le {date}.|Pour vous, l’échéance est le {date}.]',
      ],
      benign: {
        ask: [
          'Voici ce qui figure au registre : {own}, {city}, {phone}. Si tout est exact, vous n’avez rien à cliquer ni à confirmer. Sinon, demandez la correction depuis votre espace, ou par courrier signé du gérant. La démarche est comprise dans les {small} de frais annuels. Une adresse fausse peut entraîner la suspension du domaine.',
        ],
      },
      malicious: {
        ask: [
          'Pour confirmer que {own} est bien titulaire, envoyez-nous un extrait d’immatriculation, la pièce d’identité du gérant, le code de transfert et les identifiants de votre espace. Les frais de vérification, {small}, sont payables en coupons. Un silence entraînera la suspension du domaine, sans réclamation possible, et la réactivation coûterait {amount}.',
        ],
      },
      closing: ['Service des enregistrements'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'vuestro dominio en asia',
      opening: ['otra empresa quiere [registrar|comprar] {own} en china y hong kong, os avisamos primero'],
      benign: {
        ask: [
          'si no vendeis alli no hagais nada, es lo que diria yo. si os interesa mirad el precio en la web y lo pedis desde el panel, son {small} con la tarjeta de siempre. no hay ninguna prisa aunque otros os la metan',
        ],
      },
      malicious: {
        ask: [
          'si no contestais antes de las {time} se lo dan a ellos y os quitan tambien el vuestro. para bloquearlo son {amount} a {account}, y mandad la clave del panel que lo paramos desde aqui. no hay tiempo para factura',
        ],
      },
      closing: ['quedamos a la espera'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Certificado de segurança do seu sítio',
      opening: [
        'O certificado do sítio da {own} caduca a {date}; depois disso, os visitantes [verão um aviso|serão avisados de que a ligação não é segura].',
      ],
      benign: {
        ask: [
          'No vosso plano, a renovação é automática e está incluída no preço. Amanhã, entre as 8:00 e as {time}, o sítio reinicia uma vez. Se o certificado foi comprado a outro fornecedor, terá de o instalar no painel, como da última vez; o guia abre-se no botão abaixo.',
        ],
        link: 'Abrir o guia',
      },
      malicious: {
        ask: [
          'No vosso plano, a renovação exige o acesso ao servidor. Indique no botão abaixo o utilizador e a palavra-passe do painel, e descarregue o programa que instala o certificado; antes de o executar, desligue o antivírus. O pagamento de {small} faz-se com cartão, na mesma página.',
        ],
        link: 'Abrir o guia',
      },
      closing: ['A equipa de alojamento'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'rinnovo hosting {ref}',
      opening: ['il servizio [scade|è in scadenza] il {date}, importo {small}'],
      benign: {
        ask: [
          'se rinnovate pagate dal pannello con la carta, se no si spegne da solo. fattura elettronica in automatico',
        ],
      },
      malicious: {
        ask: [
          'se rinnovate rispondete con password del pannello e numero di carta col codice, se no si cancella tutto oggi',
        ],
      },
      closing: ['saluti'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Verhuizing van uw domeinnaam',
      opening: [
        'Wij ontvingen een verzoek om de domeinnaam van {own} te verhuizen. [Het is ingediend op {past}.|Het verzoek dateert van {past}.]',
      ],
      benign: {
        ask: [
          'Heeft u dit zelf aangevraagd, dan hoeft u alleen te wachten tot {date}. Zo niet, log dan in zoals altijd en zet het slot op de domeinnaam; daarmee vervalt het verzoek direct. Geef de verhuiscode aan niemand, ook niet als iemand namens ons belt. Onder de link staan de stappen.',
        ],
        link: 'Uitleg bekijken',
      },
      malicious: {
        ask: [
          'Heeft u dit niet zelf aangevraagd, stop het dan direct via de link. U vult daar de verhuiscode in, die u bij uw registrar opvraagt, en het wachtwoord van uw beheeromgeving. Een medewerker belt u om {time} en kijkt mee op uw scherm; geef de code aan niemand anders.',
        ],
        link: 'Uitleg bekijken',
      },
      closing: ['Zonder actie wordt het verzoek uitgevoerd.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'domena wygasa - OSTATNIE wezwanie',
      opening: ['wasza domena wygasa {date}, [nie ma jeszcze wplaty|brak wplaty], kwota {small}'],
      benign: {
        ask: [
          'proforma jest w panelu klienta od dwoch tygodni, numer konta ten co zawsze, haslo do panelu tez. jak oplaciliscie to wyslijcie tylko numer faktury. nie placcie za propozycje z obcych firm, bo to nie przedluza domeny',
        ],
        link: 'cennik',
      },
      malicious: {
        ask: [
          'proforma z panelu klienta jest niewazna, placcie karta przez link, z kodem cvv i potwierdzeniem w banku. potem wyslijcie kod authinfo i haslo do panelu. jak nie, domene dzis kupi obca firma',
        ],
        link: 'cennik',
      },
      closing: ['dzial rozliczen'],
    },
  ],
};
