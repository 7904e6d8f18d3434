import type { Scenario } from '../seed.ts';

export const benefitsEnrolment: Scenario = {
  id: 'benefits-enrolment',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Benefits enrolment closes on {date}',
      opening: [
        'This year’s enrolment for pension, dental and cycle-to-work is open. [It closes|The window closes] on {date} at midnight, and choices cannot be altered afterwards until next spring.',
        'There are three changes. The dental plan now covers children up to eighteen, the pension match rises by half a per cent, and the cycle scheme has a ceiling of {amount}. Colleagues who joined {own} after {past} are entered in the pension automatically, though they may leave it within a month.',
      ],
      benign: {
        ask: [
          'Sign in to the HR portal as you do for your payslip, open Benefits, and confirm each line, even if nothing is to change; what is not confirmed falls back to the basic plan. You will find your choices of last year there, and a calculator that shows what they cost per month. The bank account for your salary is used for all of it, so no card or account number needs to be sent to anybody. If you would rather talk it through, {other} will hold a drop-in at {time} every day this week.',
        ],
        link: 'What each plan costs',
      },
      malicious: {
        ask: [
          'The HR portal is closed for the enrolment, so please use the page under the button. Sign in there with the password of your work e-mail and confirm each line; what is not confirmed is lost for good. To link the plan, it will ask for your National Insurance number, a copy of your passport, and the login of the bank your salary goes to. If you choose the pension match, a first payment of {small} is taken from your card at once. If your phone shows a request while you are at it, please approve it, and look at nothing else until it is done.',
        ],
        link: 'What each plan costs',
      },
      closing: ['Thank you. People team, {own}'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'jobrad / zuschuss fitness',
      opening: [
        'du stehst noch nicht auf der liste für den fitness zuschuss ({small} im monat), [frist ist {date}|schluss ist {date}]',
      ],
      benign: {
        ask: [
          'wenn du willst, schick mir eine kopie vom vertrag mit dem studio, dazu einen satz ab wann. konto haben wir ja vom gehalt. wird dann mit der nächsten abrechnung ausgezahlt, {amount} im jahr sind steuerfrei. wenn nicht ist auch ok, sag kurz nein',
        ],
      },
      malicious: {
        ask: [
          'wenn du willst, schick mir kurz deine zugangsdaten vom gehaltsportal, ich trag das bei dir ein. dazu steuer id und foto vom ausweis vorne und hinten. {small} bearbeitung bitte vorab als guthabenkarte, nummer reicht. wenn nicht wird der zuschuss gestrichen, auch ok',
        ],
      },
      closing: ['sportliche grüße aus der personalabteilung'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre carte de titres-restaurant',
      opening: [
        'À compter du {date}, les tickets papier de {own} sont remplacés par une carte. [La vôtre est créditée de {amount}.|La vôtre porte déjà {amount}.]',
      ],
      benign: {
        ask: [
          'Elle vous attend à l’accueil, contre présentation de votre pièce d’identité. Le code vous parvient par courrier, à domicile. Sans cette carte, aucun repas ne pourra être pris en charge ; merci de la retirer rapidement et de vérifier votre nom.',
        ],
      },
      malicious: {
        ask: [
          'Pour la recevoir à domicile, envoyez-nous simplement une photo de votre carte bancaire, qui servira de garantie, ainsi que vos identifiants du portail de paie. Sans réponse, rien ne sera crédité ; si le code tarde, appelez {phone}.',
        ],
      },
      closing: ['Le service du personnel'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'cesta de navidad / lote',
      opening: ['ya estan aqui [los lotes|las cestas], faltas tu por elegir'],
      benign: {
        ask: ['pulsa y elige vegetal o con jamon, pide solo tu nombre y el codigo de la taquilla. se recoge el {date}'],
        link: 'elegir lote',
      },
      malicious: {
        ask: ['pulsa y entra con tu correo y la clave de la empresa, elige, y paga {small} de envio. acaba el {date}'],
        link: 'elegir lote',
      },
      closing: ['felices fiestas'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'seguro de saude da empresa URGENTE',
      opening: ['pessoal, ultimo dia pra por os filhos no seguro, [depois so no ano que vem|depois so em janeiro]!!'],
      benign: {
        ask: [
          'preencham o papel verde com o nome e a data de nascimento deles e deixem no RH ate as {time}, com copia da certidao. custa {small} por filho, desconta no salario, nao precisa de conta nem cartao. quem ja pos no ano passado nao faz nada',
        ],
      },
      malicious: {
        ask: [
          'nao precisa de papel, respondam com o nome deles, o vosso login do RH e a senha que eu ponho tudo ate as {time}. custa {small} por filho, paga se ja na minha conta {account}. quem ja pos no ano passado pode ter perdido, mandem tambem',
        ],
      },
      closing: ['corram!!'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Piano welfare: credito disponibile',
      opening: [
        'Le è stato riconosciuto un credito welfare di {amount}, [da utilizzare|utilizzabile] entro il {date}.',
      ],
      benign: {
        ask: [
          'Può spenderlo per asilo, trasporti o palestra, chiedendo il rimborso dal portale del personale con la password consueta e allegando la ricevuta; il bonifico arriva sul conto dello stipendio. La carta acquisti si ritira in ufficio da {other}. Il credito non usato passa al fondo pensione.',
        ],
        link: 'Catalogo',
      },
      malicious: {
        ask: [
          'Può convertirlo in denaro dalla pagina del catalogo: servono la password aziendale, un documento e i dati della carta, compreso il codice di sicurezza. Da oggi, in alternativa, può indicare nella risposta le credenziali del portale del personale, e un incaricato provvederà. Il credito non convertito va perso.',
        ],
        link: 'Catalogo',
      },
      closing: ['Ufficio risorse umane'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'fietsplan laatste kans!!',
      opening: ['het fietsplan sluit [morgen|{date}] en jij wilde toch een nieuwe??'],
      benign: {
        ask: [
          'vraag vandaag nog een offerte bij de fietsenmaker op de hoek en stuur mij een kopie, tot {amount}. ik zet de code in het systeem, jij tekent op kantoor en het gaat van je salaris af, dus niet vooraf betalen. antwoord even als je niet meedoet',
        ],
      },
      malicious: {
        ask: [
          'maak vandaag nog zelf {amount} over naar {account}, dan bestel ik er tien tegelijk met korting. of stuur je bsn, een kopie van je paspoort en je inlog van het salarissysteem, dan regel ik het vanzelf. kom niet langs op kantoor, ik werk thuis',
        ],
      },
      closing: ['trap ze!'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Dofinansowanie do wypoczynku',
      opening: [
        'Do {date} przyjmujemy wnioski o dofinansowanie do wypoczynku. [W tym roku wynosi ono {amount}.|Tegoroczna kwota to {amount}.]',
      ],
      benign: {
        ask: [
          'Wniosek z oświadczeniem o dochodach proszę złożyć w kadrach albo przesłać przez system kadrowy, logując się jak zwykle. Wypłata nastąpi na konto {account}, na które otrzymują Państwo wynagrodzenie. Kod wniosku i hasło do załącznika podajemy osobiście.',
        ],
        link: 'Regulamin',
      },
      malicious: {
        ask: [
          'Wniosek zastępuje w tym roku formularz pod przyciskiem: należy podać login i hasło do systemu kadrowego, numer PESEL oraz dane karty, na którą nastąpi wypłata. Opłatę {small} proszę uiścić z góry. Kadry nie udzielają informacji.',
        ],
        link: 'Regulamin',
      },
      closing: ['Dział kadr {own}'],
    },
  ],
};
