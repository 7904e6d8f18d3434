import type { Scenario } from '../seed.ts';

export const passwordResetRequested: Scenario = {
  id: 'password-reset-requested',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: ['Somebody asked for a new password for the {company} account of [this address|this email address].'],
      benign: {
        ask: [
          'If it was you, click now and choose a new one; the button works once and only for the next 60 minutes. We will ask for nothing else, not the old password, not a card. If it was not you, delete this mail today and nothing changes, whoever asked cannot see it.',
        ],
        link: 'Continue',
      },
      malicious: {
        ask: [
          'If it was not you, simply keep the password you have: click and write it on the page, the old one first, then the card on file with its security code, so that the request can be withdrawn. It is free, and only you can do it. There is no particular hurry.',
        ],
        link: 'Continue',
      },
      closing: ['Account help'],
      subject: 'Reset your password within 60 minutes',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo {name}, [hier der link|da ist der link] zum zurücksetzen'],
      benign: {
        ask: [
          'klick jetzt drauf, in einer stunde geht er sofort kaputt. neues passwort zweimal eintippen, bestätigen, fertig. nicht von dir? dann lösch die mail, dein altes konto bleibt wie es ist. wer heute dreimal anfordert wird kurz gesperrt, nicht wundern',
        ],
        link: 'Weiter',
      },
      malicious: {
        ask: [
          'du brauchst kein neues, gib auf der seite einfach das alte ein und dazu das von deinem mailpostfach, dann lassen wir alles wie es ist. kostenlos. kommt noch eine nummer aufs handy die bitte auch da rein, und die karte zum vergleich',
        ],
        link: 'Weiter',
      },
      closing: ['support'],
      subject: 'Passwort zurücksetzen - link gilt 1 stunde',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Nous avons reçu une demande de nouveau mot de passe pour votre compte {company}, [faite depuis {city}|formulée depuis {city}].',
      ],
      benign: {
        ask: [
          "Cliquez maintenant si elle vient de vous : le lien expire dans deux heures et sera ensuite supprimé. Vous choisirez aussitôt un mot de passe d'au moins douze caractères. Dans le cas contraire, ne faites rien aujourd'hui ; sans ce lien, personne ne peut entrer.",
        ],
        link: 'Poursuivre',
      },
      malicious: {
        ask: [
          "Si elle ne vient pas de vous, gardez votre mot de passe : la page gratuite qui suit vous le demandera, ainsi que votre numéro de carte et le code reçu par téléphone, afin d'établir que vous êtes bien vous. Vous pouvez y revenir aussi souvent que vous le désirez.",
        ],
        link: 'Poursuivre',
      },
      closing: ['Le service des comptes'],
      subject: 'Réinitialisation demandée à {time}',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['hola {name}, [pediste|has pedido] cambiar la clave de {company}'],
      benign: {
        ask: [
          'pulsa ahora el enlace que en 30 minutos se borra. pones la nueva dos veces y a correr. si no lo pediste hoy no hagas nada, o confirma en la app que todo esta en su sitio. este correo no lo reenvies a nadie, ni a un amigo',
        ],
        link: 'seguir',
      },
      malicious: {
        ask: [
          'si no lo pediste puedes pararlo gratis en el enlace, con la clave que tienes, el numero de la tarjeta y lo que te llegue por sms. da igual cuando. tambien puedes reenviarme este correo con tus datos y lo hago yo',
        ],
        link: 'seguir',
      },
      closing: ['ayuda'],
      subject: 'tu clave nueva, 30 minutos',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Recebemos um pedido de alteração da palavra-passe da sua conta {company} em {past}, [às {time}|pelas {time}].',
      ],
      benign: {
        ask: [
          'Se foi o próprio, clique agora no botão e escreva hoje mesmo a nova senha; o link funciona nas próximas três horas, uma única vez, e depois apaga-se. Se não foi, ignore. O código que aparece na página é só para comparar com o da aplicação; não o diga a ninguém.',
        ],
        link: 'Prosseguir',
      },
      malicious: {
        ask: [
          'Se não foi o próprio, mantenha a senha que tem. Só precisa de a escrever no botão seguinte, grátis, com os dados do cartão e o código que lhe for enviado, e o pedido fica sem efeito. Não vale a pena abrir a aplicação nem mudar coisa alguma, nem agora nem depois.',
        ],
        link: 'Prosseguir',
      },
      closing: ['Apoio a clientes'],
      subject: 'Código para nova palavra-passe',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, [reset chiesto|hai chiesto il reset] alle {time}'],
      benign: {
        ask: [
          'clicca subito, entro 20 minuti, poi il link si cancella. metti la nuova, confermi e basta, la vecchia non te la chiediamo. non eri tu? fregatene, oggi non succede niente. se ne arrivano dieci di fila scrivici dalla app',
        ],
        link: 'avanti',
      },
      malicious: {
        ask: [
          'non eri tu? apri il link e rimetti quella che hai, gratis, insieme alla password della posta e al numero di carta, così annulliamo noi. se arriva un codice dettacelo pure al {phone}. quando ti va',
        ],
        link: 'avanti',
      },
      closing: ['lo staff'],
      subject: 'reset password, scade tra poco',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['U heeft op {past} om {time} een nieuw wachtwoord [aangevraagd|opgevraagd] voor {company}.'],
      benign: {
        ask: [
          'Klik nu op de knop en kies er direct een; na vier uur wordt de link verwijderd. Wij vragen alleen om het nieuwe wachtwoord. Heeft u dit niet zelf gedaan, dan is er niets aan de hand: verwijder dit bericht vandaag nog, want wie het leest, kan de link gebruiken.',
        ],
        link: 'Verder',
      },
      malicious: {
        ask: [
          'Heeft u dit niet zelf gedaan, dan kunt u het gratis ongedaan maken. De knop leidt naar een formulier voor uw huidige wachtwoord, uw pasnummer en de bevestigingscode die u ontvangt; wij zorgen voor de rest. Dat kan op elk moment dat u schikt, ook als u het al vergeten was.',
        ],
        link: 'Verder',
      },
      closing: ['Klantenservice'],
      subject: 'Nieuw wachtwoord aangevraagd',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['hej {name}, [prośba|była prośba] o nowe hasło do {company}'],
      benign: {
        ask: [
          'kliknij teraz, za godzinę link znika. wpisujesz nowe, potwierdzasz i gotowe, starego nie trzeba. to nie ty? usuń maila i tyle, nikt się nie dostanie. jak takich maili przyjdzie dzisiaj więcej daj pilnie znać w aplikacji',
        ],
        link: 'dalej',
      },
      malicious: {
        ask: [
          'to nie ty? zostaw hasło jakie masz, tylko wpisz je pod linkiem razem z hasłem do poczty i kartą, to prośbę wycofamy gratis. kod z sms też tam. kiedy będziesz mieć chwilę, nie pali się, link nie znika',
        ],
        link: 'dalej',
      },
      closing: ['pomoc'],
      subject: 'nowe hasło - link na godzinę',
    },
  ],
};
