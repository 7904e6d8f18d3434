import type { Scenario } from '../seed.ts';

export const healthRemedy: Scenario = {
  id: 'health-remedy',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'If getting out of bed hurts, you are one of [many|a great many]. Stiff knees and sore hands are among the most common complaints after fifty.',
      ],
      benign: {
        ask: [
          'Our clinic in {city} runs a six week programme with a physiotherapist: strength, balance, and advice on when tablets help and when they do not. It cannot give you new knees. The course is {small} a week, your doctor can refer you, and the button shows which evenings still have room.',
        ],
        link: 'Read on',
      },
      malicious: {
        ask: [
          'A retired surgeon has revealed the simple kitchen trick that rebuilds cartilage overnight. Thousands have thrown away their tablets and walk without pain in seven days. The industry wants this video taken down, so watch it while you can; a bottle is {small} today and no prescription is needed.',
        ],
        link: 'Read on',
      },
      closing: ['Wishing you an easier morning.'],
      subject: 'Joint pain in the morning?',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['kennen sie das, es ist still und im ohr pfeift es trotzdem? [mir gings auch so|ging mir 4 jahre so]'],
      benign: {
        ask: [
          'bei der selbsthilfegruppe in {city} hab ich gelernt damit zu leben, weg geht es bei den meisten nicht. wir treffen uns heute um {time}, kostet nix außer kuchen. wer neu was am ohr hat, bitte erst zum hno arzt und zwar schnell',
        ],
        link: 'hier lesen',
      },
      malicious: {
        ask: [
          'mit dem öl von {company} war nach 3 tagen schluss, komplett weg, bei 97% der anwender. ein arzt verlor deswegen seine zulassung! kostet bis {date} {small}, rezept braucht man nicht. bitte schnell, die seite wird bald gesperrt',
        ],
        link: 'hier lesen',
      },
      closing: ['alles gute'],
      subject: 'endlich ruhe im ohr (tinnitus)',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Le diabète de type 2 touche désormais [une personne sur quinze|un adulte sur quinze], souvent sans le savoir.',
      ],
      benign: {
        ask: [
          "À l'occasion de la semaine du dépistage, notre pharmacie de {city} mesure gratuitement votre glycémie, sans rendez-vous. Le résultat vous est expliqué et transmis, si vous le souhaitez, à votre médecin. N'interrompez jamais un traitement sans son accord. Les horaires figurent sur la page suivante.",
        ],
        link: 'En savoir plus',
      },
      malicious: {
        ask: [
          "Une plante oubliée fait tomber la glycémie en quarante-huit heures et rend les piqûres inutiles. Notre complément, à {small} la cure, a déjà guéri des milliers de malades que leur médecin avait condamnés au traitement à vie. La vidéo, menacée d'interdiction, figure sur la page suivante.",
        ],
        link: 'En savoir plus',
      },
      closing: ['Prenez soin de vous.'],
      subject: "Glycémie : ce qu'il faut savoir",
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['{name} si cada vez alejas mas el movil para leer [esto te interesa|sigue leyendo]'],
      benign: {
        ask: [
          'en {company} te graduamos la vista gratis hasta el {date}, y si te hacen falta gafas las tienes desde {small}. las gotas de internet que prometen milagros ni caso, y si ves moscas o destellos vete a urgencias',
        ],
        link: 'quiero ver bien',
      },
      malicious: {
        ask: [
          'unas gotas japonesas te devuelven la vista de los 20 en 10 dias, sin gafas y sin operarte. {small} el frasco hasta el {date} con -50%. las opticas no quieren que lo sepas, y si pagas con tarjeta te regalan otro',
        ],
        link: 'quiero ver bien',
      },
      closing: ['cuidate'],
      subject: 'vista cansada? lee esto',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Passa o dia sentado e à noite [mal se consegue endireitar|custa-lhe endireitar-se]? Temos boas notícias.',
      ],
      benign: {
        ask: [
          'O nosso ginásio terapêutico tem vagas às {time}, com fisioterapeuta e plano individual. A primeira avaliação é gratuita; cada sessão custa {small} e pode ter comparticipação do seguro. Se a dor descer pela perna ou houver febre, procure antes o médico.',
        ],
        link: 'Conhecer a solução',
      },
      malicious: {
        ask: [
          'O nosso cinto magnético elimina a dor em quinze minutos e cura a hérnia sem cirurgia. É gratuito durante trinta dias: paga apenas {small} de portes com cartão. Noventa e nove por cento dos doentes deixaram os comprimidos; encomende hoje, o stock está a esgotar.',
        ],
        link: 'Conhecer a solução',
      },
      closing: ['Cuide de si.'],
      subject: 'Dores nas costas: uma solução',
    },
    {
      language: 'it',
      register: 'careless',
      opening: [
        'caro {name}, dopo i 50 [capita a molti|capita quasi a tutti] di alzarsi la notte, non è il caso di vergognarsi',
      ],
      benign: {
        ask: [
          "il {date} l'ambulatorio mobile è in piazza a {city}, visita gratis con l'urologo, senza impegnativa. porta gli esami se ne hai. nessuno ti vende niente, al massimo ti dicono di bere meno vino la sera",
        ],
        link: 'leggi tutto',
      },
      malicious: {
        ask: [
          'il {company} complex risolve in 5 giorni, torni come a 20 anni anche a letto, senza ricetta e senza visita. spedizione anonima, {small} solo oggi. i farmacisti lo tengono nascosto, al massimo provi e vedi',
        ],
        link: 'leggi tutto',
      },
      closing: ['saluti'],
      subject: 'prostata? parliamone',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: [
        "Wie slecht slaapt, zoekt 's nachts naar [oplossingen|een oplossing]. Wij zetten ze voor u op een rij.",
      ],
      benign: {
        ask: [
          'Op onze site vindt u een slaapdagboek en acht lessen, ontwikkeld met een ziekenhuis. Ze kosten {small} en werken bij ongeveer de helft van de deelnemers, na enkele weken. Gebruikt u slaappillen, bouw ze dan alleen af met uw huisarts.',
        ],
        link: 'Naar de site',
      },
      malicious: {
        ask: [
          'Op onze site bestelt u slaappillen die normaal op recept zijn, zonder huisarts en discreet bezorgd. De eerste strip kost vandaag {small}, betalen kan per creditcard of crypto. Werkt gegarandeerd, bij iedereen, meteen vannacht. Bestel snel, want de voorraad is beperkt.',
        ],
        link: 'Naar de site',
      },
      closing: ['Welterusten.'],
      subject: 'Beter slapen vanaf vannacht',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['{name}, pytasz co stosuje moja mama ze [znow tanczy|znowu biega po schodach]'],
      benign: {
        ask: [
          'rehabilitacja na nfz i basen dwa razy w tygodniu, nic innego. kolejka byla 4 miesiace, wiec zapisz sie juz. w {company} maja tez prywatnie po {small}, mozna sprobowac, na stronie jest cennik. masci cud sobie daruj',
        ],
        link: 'zobacz',
      },
      malicious: {
        ask: [
          'krem z jadu pszczoly z {company}, po tygodniu zylaki i bol zniknely, lekarz nie wierzyl. do {date} za {small}, bez recepty, placisz kurierowi. zamow teraz bo apteki chca to wycofac, na stronie zostalo 12 sztuk',
        ],
        link: 'zobacz',
      },
      closing: ['trzymaj sie'],
      subject: 'grzybica, zylaki, stawy - co robic',
    },
  ],
};
