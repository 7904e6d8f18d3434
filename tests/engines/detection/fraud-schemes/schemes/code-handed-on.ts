import type { Scheme } from './scheme.ts';

export const CODE_HANDED_ON: Scheme = {
  fraud: [
    [
      'Dan <dan.whit@gmail.com>',
      'quick one',
      'Hey, I sent a six digit code to your phone by mistake. Can you send me the code you got by text?',
    ],
    [
      'Tobi <tobi.f@web.de>',
      'kurze Frage',
      'Hi, ich habe aus Versehen einen sechsstelligen Code an deine Nummer schicken lassen. Kannst du mir den Code aus der SMS schicken?',
    ],
    [
      'Léo <leo.m@gmail.com>',
      'petit service',
      'Salut, j’ai envoyé par erreur un code à six chiffres sur ton portable. Tu peux m’envoyer le code que tu as reçu par SMS ?',
    ],
    [
      'Dani <dani.r@gmail.com>',
      'una cosa',
      'Hola, te he enviado por error un código de seis cifras al móvil. ¿Me puedes mandar el código que has recibido por SMS?',
    ],
    [
      'Tiago <tiago.s@gmail.com>',
      'uma coisa',
      'Oi, enviei por engano um código de seis dígitos para o teu telemóvel. Podes enviar-me o código que recebeste por SMS?',
    ],
    [
      'Luca <luca.b@gmail.com>',
      'una cosa',
      'Ciao, ti ho mandato per sbaglio un codice di sei cifre sul cellulare. Puoi mandarmi il codice che hai ricevuto via SMS?',
    ],
    [
      'Bram <bram.k@gmail.com>',
      'vraagje',
      'Hoi, ik heb per ongeluk een code van zes cijfers naar je telefoon gestuurd. Kun je me de code sturen die je via sms hebt gekregen?',
    ],
    [
      'Bartek <bartek.z@o2.pl>',
      'pytanie',
      'Cześć, przez pomyłkę wysłałem na twój numer sześciocyfrowy kod. Możesz przesłać mi kod, który dostałeś SMS-em?',
    ],
  ],
  honest: [
    [
      'Fernhill Club <login@fernhillclub.example>',
      'Your code',
      'Your code is 482913. It is valid for ten minutes. Never give this code to anyone; we will not ask you for it. If you did not ask for it, you can ignore this mail.',
    ],
    [
      'Seilklub <anmeldung@seilklub.example>',
      'Ihr Code',
      'Ihr Code lautet 482913. Er gilt zehn Minuten. Geben Sie den Code an niemanden weiter, wir fragen nie danach. Wenn Sie ihn nicht angefordert haben, können Sie diese Mail ignorieren.',
    ],
    [
      'Club de voile <acces@clubvoile.example>',
      'Votre code',
      'Votre code est 482913. Il est valable dix minutes. Ne communiquez ce code à personne, nous ne vous le demanderons jamais. Si vous n’avez rien demandé, ignorez ce message.',
    ],
    [
      'Club náutico <acceso@clubnautico.example>',
      'Su código',
      'Su código es 482913 y vale diez minutos. No comparta este código con nadie; nunca se lo pediremos. Si no lo ha solicitado, ignore este mensaje.',
    ],
    [
      'Clube de vela <acesso@clubevela.example>',
      'O seu código',
      'O seu código é 482913 e vale dez minutos. Não partilhe este código com ninguém; nunca lho pediremos. Se não o pediu, ignore esta mensagem.',
    ],
    [
      'Circolo velico <accesso@circolovelico.example>',
      'Il suo codice',
      'Il suo codice è 482913 e vale dieci minuti. Non comunichi questo codice a nessuno; non lo chiederemo mai. Se non l’ha richiesto, ignori questo messaggio.',
    ],
    [
      'Zeilclub <toegang@zeilclub.example>',
      'Uw code',
      'Uw code is 482913 en geldt tien minuten. Geef deze code aan niemand; wij vragen er nooit om. Hebt u hem niet aangevraagd, dan kunt u deze mail negeren.',
    ],
    [
      'Klub żeglarski <dostep@klubzeglarski.example>',
      'Twój kod',
      'Twój kod to 482913, jest ważny dziesięć minut. Nie podawaj tego kodu nikomu; nigdy o niego nie poprosimy. Jeśli to nie Ty, zignoruj tę wiadomość.',
    ],
  ],
};
