import type { Scenario } from '../seed.ts';

export const investmentAdvice: Scenario = {
  id: 'investment-advice',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your savings and the new tax year',
      opening: [
        'With rates coming down, many savers ask us [what to do with cash|where to put their cash] that has earned little for years. Here is how we see it at {company}.',
      ],
      benign: {
        ask: [
          'A fund can lose value as well as gain it, and we cannot tell you which it will be. If you have debts, pay those first. If you would like a plan, a first hour with an adviser costs {small}, on our premises or yours, and you decide afterwards; look us up in the regulator’s register before you come. The button opens our list of charges.',
        ],
        link: 'See the charges',
      },
      malicious: {
        ask: [
          'Our fund has gained two per cent a week for six years and cannot lose, because the bank insures it. If you have a pension, move it across today and we double the first {amount}. Your personal adviser will sit with you online, take control of the screen and make the transfer for you; the offer is not shown in any register. The button opens your account.',
        ],
        link: 'See the charges',
      },
      closing: ['{other}, savings desk'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'Geld verdienen mit KI!!!',
      opening: ['alle reden von KI aktien, [was ist dran|lohnt sich das noch]???'],
      benign: {
        ask: [
          'abend in der volkshochschule {city} am {date}, {time} uhr, eintritt {small} an der kasse. wir zeigen wie man einen prospekt liest und woran man betrug erkennt. reich wird keiner, verkauft wird auch nix!! stuhl reservieren mit dem knopf, nur der name',
        ],
        link: 'jetzt dabei sein',
      },
      malicious: {
        ask: [
          'unser roboter macht aus {small} garantiert {amount} im monat, ein rentner aus {city} lebt schon davon!! platz reservieren mit dem knopf, karte und tan eingeben, dann ruft dich am {date} ein berater an und handelt für dich. nur noch 7 plätze',
        ],
        link: 'jetzt dabei sein',
      },
      closing: ['wir freuen uns auf dich!!!'],
    },
    {
      language: 'fr',
      register: 'careful',
      subject: 'Votre assurance-vie : bilan annuel',
      opening: [
        'Votre contrat affichait au {past} une valeur de {amount}. [L’année a été correcte.|L’année a été convenable.]',
      ],
      benign: {
        ask: [
          'Le fonds en euros a rapporté 2,4 %, les unités de compte ont perdu 1,1 %. Rien ne garantit qu’il en aille de même l’an prochain. Si votre situation a changé, votre conseiller vous recevra à l’agence ; apportez votre dernier avis d’imposition et un relevé bancaire.',
        ],
      },
      malicious: {
        ask: [
          'Un livret réservé garantit 11 % net, sans risque ni impôt, jusqu’au {date}. Si vous souhaitez en profiter, virez le montant à notre dépositaire, {account}, et adressez-nous votre dernier avis d’imposition ainsi qu’une copie de votre carte bancaire.',
        ],
      },
      closing: ['Nous vous remercions de votre fidélité.'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Informe trimestral de su cartera',
      opening: [
        'Adjuntamos a estas líneas un comentario sobre el trimestre. Las bolsas europeas subieron de forma moderada, mientras que la renta fija [apenas se movió|se mantuvo estable]. Su cartera cerró con un valor de {amount}.',
        'Durante estos meses hemos reducido el peso de las empresas pequeñas y aumentado la liquidez. La comisión de gestión, que no ha variado, se detalla en la última página del informe junto con los gastos de custodia. Como sabe, el comité se reúne el primer martes de cada mes, y sus actas pueden consultarse en nuestras oficinas de {city}.',
      ],
      benign: {
        ask: [
          'No le proponemos cambios. Le recordamos, eso sí, que su perfil de riesgo se definió hace cinco años; si sus planes son otros, conviene revisarlo con su asesor, {other}, en persona o por teléfono. Las aportaciones y retiradas se ordenan, como hasta hoy, desde su propia cuenta bancaria o firmando en la oficina. Los resultados pasados no aseguran los futuros, y es posible que el próximo trimestre traiga pérdidas. El informe completo está en el área de clientes, junto al certificado fiscal.',
        ],
        link: 'Leer el informe',
      },
      malicious: {
        ask: [
          'Le proponemos un cambio. Un bono interno, que no se anuncia, paga el nueve por ciento mensual con el capital asegurado, pero solo admite aportaciones hasta hoy. Para participar, transfiera el valor de la cartera a {account}, a nombre de su asesor, {other}, y confirme por este correo el usuario, la clave de firma y el código que reciba. No lo comente en la oficina, donde el bono se desconoce. Si más adelante desea retirar el dinero, bastará abonar por anticipado un impuesto del quince por ciento.',
        ],
        link: 'Leer el informe',
      },
      closing: ['Agradecemos la confianza que deposita en nosotros.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'oportunidade unica ate {date}',
      opening: ['[saiu hoje|saiu agora] o novo fundo da {company}!!'],
      benign: {
        ask: [
          'é de risco alto, pode perder tudo, por isso so ponha o que nao lhe faz falta. minimo {amount}, compra se no seu banco ou na nossa loja com o cartao de cidadao. clique e leia o prospeto primeiro!!',
        ],
        link: 'saber mais',
      },
      malicious: {
        ask: [
          'nao tem risco nenhum, dobra em 30 dias ou devolvemos. minimo {small}, paga se por cartao presente, mande os codigos para ca. clique e ponha os dados do seu banco primeiro, o prospeto vem depois!!',
        ],
        link: 'saber mais',
      },
      closing: ['bons negocios'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Appuntamento con il Suo consulente',
      opening: ['{other} avrebbe piacere di [rivedere con Lei|esaminare con Lei] il Suo piano di risparmio.'],
      benign: {
        ask: [
          'Può riceverLa in filiale il {date} alle {time}. Porti per favore un documento e la carta del conto; il codice resta a Lei. Parlerete di costi, di rischi e della scadenza di giugno. Se preferisce restare com’è oggi, va benissimo: basta una riga di risposta.',
        ],
      },
      malicious: {
        ask: [
          'La chiamerà oggi alle {time} dal {phone}. Tenga pronti la carta, il codice dispositivo e il telefono, sul quale dovrà installare un programma di assistenza. Insieme sposterete i risparmi su {account}, un conto protetto. Se preferisce, basta una riga di risposta con le credenziali.',
        ],
      },
      closing: ['La salutiamo con stima.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'zonnepark aandelen bijna op',
      opening: ['[ons zonnepark|het zonnepark] in {city} is bijna vol, nog 12 aandelen!'],
      benign: {
        ask: [
          'vandaag nog kans, {amount} per stuk. let wel, rendement is niet zeker en u zit tien jaar vast. kom zaterdag kijken bij het hek, dan krijgt u het boekje van de toezichthouder mee en beslist u thuis. overmaken pas na de handtekening',
        ],
      },
      malicious: {
        ask: [
          'vandaag nog kans, {amount} per stuk, en elke maand krijgt u gegarandeerd {small} uitbetaald, dat is zeker. maak nu over naar {account} en mail een kopie van paspoort en bankpas. kijken bij het hek kan niet, handtekening komt wel een keer',
        ],
      },
      closing: ['zonnige groeten'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'lokata 8%',
      opening: ['nowa lokata w {company}, 8 procent na trzy miesiace, [do kwoty|maksymalnie] {amount}'],
      benign: {
        ask: [
          'zalozysz w aplikacji albo w oddziale z dowodem. po trzech miesiacach spada do 2, warto porownac z innymi. zerwac mozna zawsze, tracisz odsetki. kliknij po regulamin',
        ],
        link: 'sprawdz',
      },
      malicious: {
        ask: [
          'zalozysz klikajac nizej, podaj login i haslo do swojego banku i kod z sms. pieniadze leza u posrednika, zerwac nie mozna. za aktywacje {small} z gory blikiem',
        ],
        link: 'sprawdz',
      },
      closing: ['do {date} albo do wyczerpania puli'],
    },
  ],
};
