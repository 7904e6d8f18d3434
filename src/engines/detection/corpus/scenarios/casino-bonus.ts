import type { Scenario } from '../seed.ts';

export const casinoBonus: Scenario = {
  id: 'casino-bonus',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'Friday night at {company}: [lights down, reels up|the tables are open], and a little something from the house.',
      ],
      benign: {
        ask: [
          'Fifty spins are in your member account, today only, winnings capped at {small} and paid only after play-through, as the terms set out. You must be over 18 and verified. Please play within the limit you set; you can lower it, or shut yourself out, in one tap.',
        ],
        link: 'Play now',
      },
      malicious: {
        ask: [
          'Fifty spins and a {amount} welcome bonus are yours without any registration checks. Our players have never won more: one member turned {small} into a fortune last night. Deposit now, the bonus doubles everything, and withdrawals are instant. Guaranteed wins until {date}.',
        ],
        link: 'Play now',
      },
      closing: ['Good luck at the tables.'],
      subject: '50 free spins are waiting, {name}',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['moin {name}, lang nicht gesehen bei {company}, [hier ist was los|heute ist was los]'],
      benign: {
        ask: [
          'wir haben heute um {time} das turnier, startgeld nur {small} wie immer, wer verliert trinkt ein bier mit uns. bonus gibts für stammspieler, steht mit allen bedingungen im konto. mehr als dein limit geht nicht, und das ist auch gut so',
        ],
        link: 'Jetzt spielen',
      },
      malicious: {
        ask: [
          'wir schenken dir {amount} startguthaben ohne einzahlung, ohne ausweis, ohne limit! auszahlung sofort. unsere automaten zahlen diese woche 98% aus, das wissen nur wenige. jetzt anmelden und code benutzen bevor er gesperrt wird',
        ],
        link: 'Jetzt spielen',
      },
      closing: ['viel glück!!'],
      subject: '{amount} BONUS nur heute!!!',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: ["Merci d'avoir ouvert un compte de joueur. [Un bonus vous attend.|Voici votre bonus.]"],
      benign: {
        ask: [
          "Il s'élève à {small} et sera crédité après votre premier pari, dès que votre identité aura été contrôlée, comme la loi l'exige. Il doit être rejoué trois fois avant tout retrait. Jouer comporte des risques ; vos plafonds de dépôt se règlent dans votre espace.",
        ],
        link: 'Recevoir mon bonus',
      },
      malicious: {
        ask: [
          "Il s'élève à {amount} et vous est crédité sans vérification ni justificatif, où que vous habitiez. Nos gagnants retirent en moyenne trois fois leur mise le premier soir. Effectuez un dépôt de {small} avant minuit et doublez vos gains, sans aucun risque.",
        ],
        link: 'Recevoir mon bonus',
      },
      closing: ["L'équipe {company}"],
      subject: 'Votre bonus de bienvenue',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} hoy es tu dia de suerte en {company}, [no lo dejes pasar|aprovecha]'],
      benign: {
        ask: [
          'tienes 20 giros en la ruleta del bar online, solo hoy. lo que saques va a tu saldo y lo cobras con el dni en regla. pon tu limite antes de empezar que luego vienen los disgustos, +18',
        ],
        link: 'quiero jugar',
      },
      malicious: {
        ask: [
          'tienes 200 giros y {amount} regalados, entra con este enlace secreto y cobra sin dni ni papeleos hasta el {date}. ayer un chico saco 30 veces lo que puso. mete {small} para activarlo antes que lo quiten, +18',
        ],
        link: 'quiero jugar',
      },
      closing: ['suerte!'],
      subject: 'giros gratis!! te esperan',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: ['A jornada começa {date} e [queremos tê-lo connosco|contamos consigo].'],
      benign: {
        ask: [
          'Creditámos-lhe um bónus para usar numa aposta simples com odd mínima de 1,50. Se ganhar, recebe o lucro; se perder, perde apenas o bónus. Consulte os termos antes de jogar e, se sentir que o jogo deixou de ser diversão, use a autoexclusão.',
        ],
        link: 'Apostar',
      },
      malicious: {
        ask: [
          'Creditámos-lhe um bónus exclusivo e temos os resultados combinados de cinco jogos. Os nossos membros ganham, em média, {amount} por semana. Deposite {small} por transferência para desbloquear os palpites certos, porque as vagas do grupo fecham antes do jogo.',
        ],
        link: 'Apostar',
      },
      closing: ['Boa sorte.'],
      subject: 'Bónus de {small} na sua conta de apostas',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ["ehi {name}!! il sabato di {company} [è qui|è arrivato] e c'è un bonus col tuo nome"],
      benign: {
        ask: [
          'sono {small} da giocare solo oggi, però prima devi aver mandato il documento come tutti. si preleva quando hai giocato 10 volte la cifra, sta scritto nel regolamento. non giocare soldi che ti servono eh',
        ],
        link: 'gioca adesso',
      },
      malicious: {
        ask: [
          'sono {amount} da prelevare anche subito, zero documenti, zero attese. la slot nuova è in perdita e paga tutti fino a mezzanotte. ricarica {small} e guarda, chi entra adesso vince sicuro e incassa in crypto',
        ],
        link: 'gioca adesso',
      },
      closing: ['a dopo'],
      subject: 'slot: bonus sbloccato per te',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Welkom terug bij {company}. Er staat [een tegoed|een speeltegoed] op uw naam.'],
      benign: {
        ask: [
          'Het gaat om {amount}, alleen vandaag te gebruiken op spellen met een kansspelvergunning. U logt daarvoor in met uw identificatiemiddel en ziet eerst hoeveel u deze maand al heeft ingezet. Wilt u geen aanbiedingen meer, dan zet u ze uit in uw profiel.',
        ],
        link: 'Claim tegoed',
      },
      malicious: {
        ask: [
          'Het gaat om {amount}, direct opneembaar en zonder inschrijving in het register. U speelt anoniem bij ons zusterbedrijf op een eiland, waar geen limieten gelden en vrijwel iedereen wint. Stort eenmalig {small} om het tegoed vrij te spelen; dit kan vandaag nog.',
        ],
        link: 'Claim tegoed',
      },
      closing: ['Veel speelplezier.'],
      subject: 'Uw persoonlijke speeltegoed',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['dawno cie nie bylo w {company}, [mamy cos na zachete|mala zacheta od nas]'],
      benign: {
        ask: [
          '30 spinow bez depozytu tylko dzisiaj, wygrana max {amount}, idzie na saldo po obrocie x10. konto musi byc zweryfikowane jak zawsze. graj z glowa, limit ustawisz w profilu, hazard uzaleznia',
        ],
        link: 'Gram',
      },
      malicious: {
        ask: [
          '300 spinow i {amount} na start, bez weryfikacji, wyplata w 5 minut na karte. algorytm dzisiaj oddaje wszystko, sprawdzone przez graczy. wplac {small}, odbierz i nie mow nikomu bo zamkna',
        ],
        link: 'Gram',
      },
      closing: ['powodzenia'],
      subject: '{name} masz darmowe spiny!',
    },
  ],
};
