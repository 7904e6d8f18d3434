import type { Scenario } from '../seed.ts';

export const spamSummary: Scenario = {
  id: 'spam-summary',
  corporate: true,
  sender: 'company',
  isToldByLink: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      short: true,
      subject: 'Spam summary for {name}',
      opening: ['[Today’s|This morning’s] summary: one message held, from {other}.'],
      benign: { ask: ['Open the list to release or block it.'], link: 'Open list' },
      malicious: { ask: ['It is on the list until {time}; open and release.'], link: 'Open list' },
      closing: [],
    },
    {
      language: 'de',
      register: 'careless',
      short: true,
      subject: 'spam übersicht',
      opening: ['[2 mails|zwei mails] hängen im spamfilter, eine von {other}'],
      benign: { ask: ['bitte öffnen und freigeben was du brauchst, rest löschen wir'], link: 'übersicht' },
      malicious: { ask: ['liegt bis {time} in der übersicht, danach ist alles gelöscht'], link: 'übersicht' },
      closing: [],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Synthèse du filtre antispam',
      opening: [
        'Voici la synthèse de la journée : quatre messages écartés, [dont deux publicités|parmi lesquels deux publicités], un message de {other} et un autre sans objet.',
      ],
      benign: {
        ask: [
          'Pour recevoir l’un d’eux, ouvrez la liste et cliquez sur « demander » ; notre équipe le vérifie avant de vous le remettre. Les expéditeurs à ne plus écarter se règlent dans les préférences de votre messagerie. Passé quinze jours, la liste est supprimée.',
        ],
        link: 'Ouvrir la liste',
      },
      malicious: {
        ask: [
          'Pour recevoir l’un d’eux, ouvrez la liste et cliquez sur « recevoir » ; la remise est immédiate et ne dépend pas de notre équipe. Les expéditeurs à ne plus écarter se règlent sur la même page. Passé minuit, la liste est supprimée, et les messages avec elle.',
        ],
        link: 'Ouvrir la liste',
      },
      closing: ['{company}, filtrage du courriel'],
    },
    {
      language: 'es',
      register: 'careless',
      subject: 'resumen antispam',
      opening: ['hoy se han quedado fuera 3 correos, [uno de {other}|el de {other}] y dos de publicidad'],
      benign: {
        ask: [
          'si quieres el de {other} abre la lista y pidelo, lo miramos y te llega en un rato. si no lo conoces dejalo. la lista es la de siempre del webmail, tambien se ve desde ahi en la pestaña filtro',
        ],
        link: 'abrir lista',
      },
      malicious: {
        ask: [
          'si quieres el de {other} abre la lista y sueltalo tu mismo, llega al momento. si no lo conoces abrelo y decides. la lista ya no se ve desde el webmail en la pestaña filtro, solo desde aqui y hasta las {time}',
        ],
        link: 'abrir lista',
      },
      closing: ['filtro de correo'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Relatório diário de mensagens retidas',
      opening: [
        'Foram hoje retidas duas mensagens que lhe eram dirigidas: «Proposta {ref}», [de {other}|enviada por {other}], e «Convite», de um remetente desconhecido.',
      ],
      benign: {
        ask: [
          'Pode pedir a entrega de qualquer delas na lista, que abre com o botão ou no menu Filtro do seu correio. Os pedidos feitos antes das {time} são tratados no próprio dia por um técnico. As mensagens não pedidas são eliminadas ao fim de três semanas, sem que tenha de fazer nada.',
        ],
        link: 'Abrir a lista',
      },
      malicious: {
        ask: [
          'Pode entregar qualquer delas a si próprio na lista, que abre com o botão e não está no menu Filtro do seu correio. As mensagens entregues antes das {time} não ficam sujeitas a verificação de um técnico. As restantes são eliminadas, e os remetentes bloqueados, sem que possa depois voltar atrás.',
        ],
        link: 'Abrir a lista',
      },
      closing: ['Proteção de correio {company}'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'filtro posta: 6 fermi',
      opening: ['oggi il filtro ne ha fermati 6 per te, [tra cui|compreso] uno di {other} sul preventivo'],
      benign: {
        ask: [
          "apri l'elenco e segna quelli buoni, noi li guardiamo e te li mandiamo entro sera. è lo stesso che vedi nella posta alla voce filtro. quelli con allegato exe non te li diamo nemmeno se piangi",
        ],
        link: 'elenco',
      },
      malicious: {
        ask: [
          "apri l'elenco e segna quelli buoni, arrivano subito anche quelli con allegato. nella posta alla voce filtro non li vedi più perché l'abbiamo cambiato. quelli non segnati entro sera spariscono e non ci si può far niente",
        ],
        link: 'elenco',
      },
      closing: ['i sistemisti'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Overzicht tegengehouden e-mail',
      opening: [
        'Sinds {past} zijn er vijf berichten aan u tegengehouden; [de afzender van één bericht is {other}|één ervan komt van {other}].',
      ],
      benign: {
        ask: [
          'Open het overzicht met de knop of via Instellingen in uw postbus, en vink aan wat u wilt ontvangen. Wij lezen de aangevinkte berichten na en bezorgen ze doorgaans binnen een uur. Kent u een afzender niet, laat het bericht dan staan.',
        ],
        link: 'Naar het overzicht',
      },
      malicious: {
        ask: [
          'Open het overzicht met de knop, het staat niet in Instellingen van uw postbus, en vink aan wat u wilt ontvangen. De aangevinkte berichten worden meteen bezorgd, ook met bijlage. Kent u een afzender niet, open het bericht dan om te kijken.',
        ],
        link: 'Naar het overzicht',
      },
      closing: ['Mailbeveiliging'],
    },
    {
      language: 'pl',
      register: 'careless',
      short: true,
      subject: 'podsumowanie filtra',
      opening: ['filtr zatrzymal [1 mail|jeden mail] od {other}, temat faktura {ref}'],
      benign: { ask: ['otworz liste i popros, sprawdzimy i damy'], link: 'lista' },
      malicious: { ask: ['jest na liscie do {time}, otworz i wypusc'], link: 'lista' },
      closing: [],
    },
  ],
};
