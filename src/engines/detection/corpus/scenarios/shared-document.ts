import type { Scenario } from '../seed.ts';

export const sharedDocument: Scenario = {
  id: 'shared-document',
  corporate: true,
  sender: 'colleague',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careless',
      subject: '{other} report v3 FINAL final',
      opening: ['hey [finally|at last] got the report done, shared it with you'],
      benign: {
        ask: [
          'can you read section 2 before {time}? comments go in the margin, dont send me your own copy again please, last time we ended up with four. open it from the team folder with your work login if the link plays up',
        ],
        link: 'report',
      },
      malicious: {
        ask: [
          'can you read section 2 before {time}? it has a lock on it so just put your email or work login in the box with the password, should take a minute. run the viewer if it asks',
        ],
        link: 'report',
      },
      closing: ['thx!'],
    },
    {
      language: 'de',
      register: 'careful',
      subject: '{other} hat ein Dokument für Sie freigegeben',
      opening: [
        '{other} hat das Dokument "Planung {city}" für Sie freigegeben. [Sie können es lesen und kommentieren.|Sie dürfen es lesen und mit Anmerkungen versehen.]',
      ],
      benign: {
        ask: [
          'Das Dokument liegt im Projektordner, ein eigenes Passwort hat es nicht. Bitte bestätigen Sie mir die Termine, der Zugriff endet am {date}.',
        ],
        link: 'Dokument öffnen',
      },
      malicious: {
        ask: [
          'Das Dokument ist geschützt. Bestätigen Sie Ihre Identität bitte mit dem Passwort Ihres E-Mail-Kontos, der Zugriff endet am {date}.',
        ],
        link: 'Dokument öffnen',
      },
      closing: ['Ordner: {own} / Planung'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'doc partagé',
      opening: ['voila le fichier des plannings [comme promis|comme prévu], version du {past}'],
      benign: {
        ask: [
          "vérifie juste ta ligne et dis moi si tes congés sont bons, si ya une erreur tu m'appelles sur mon poste et je corrige. le mot de passe du fichier est celui affiché en salle de pause",
        ],
      },
      malicious: {
        ask: [
          "active les macros dans la pièce jointe ou on voit rien, si l'antivirus bloque tu le coupes au moins cinq minutes, j'ai fait pareil. le mot de passe du fichier c'est 1234",
        ],
      },
      closing: ['merci et bon courage'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Documento compartido: presupuesto {ref}',
      opening: [
        'He subido a la carpeta común el presupuesto {ref}, por {amount}, que presentaremos al cliente el {date}.',
        '[Como saben, es la tercera versión.|Es ya la tercera versión, con los cambios que acordamos el {past}.] Ha cambiado el apartado de transporte, se ha incorporado un margen para imprevistos y los plazos se cuentan ahora en días laborables.',
      ],
      benign: {
        ask: [
          'Les agradecería que lo leyeran con calma y anotaran sus observaciones directamente en el documento, sin descargar copias. Quien no tenga permiso puede pedírmelo desde la propia carpeta y se lo concedo al momento. La parte económica ya está revisada por contabilidad, de modo que basta con confirmar los plazos.',
        ],
        link: 'Abrir la carpeta',
      },
      malicious: {
        ask: [
          'Les agradecería que lo leyeran con calma. Al tratarse de información confidencial, el sistema solicita de nuevo el correo y la contraseña, y a continuación el código que llega al teléfono; introdúzcanlos aunque ya hayan iniciado sesión. Quien no lo consiga puede enviarme sus claves y lo abro yo mismo en su nombre.',
        ],
        link: 'Abrir la carpeta',
      },
      closing: ['Me gustaría cerrarlo antes de las {time} de mañana. Gracias a todos por el esfuerzo.'],
    },
    {
      language: 'pt',
      register: 'careless',
      subject: 'acta da reuniao de {past}',
      opening: ['pessoal segue a acta de {past}, [desculpem o atraso|foi dificil arranjar tempo]'],
      benign: {
        ask: [
          'vejam se me esqueci de alguem na lista de presenças e se as tarefas estao bem divididas. quem quiser mudar alguma coisa escreve a vermelho, eu junto tudo na sexta',
        ],
      },
      malicious: {
        ask: [
          'para abrir é preciso instalar o programinha que vai no link antes da acta, deem permissao a tudo. quem nao conseguir da me o codigo do acesso remoto e eu entro no pc',
        ],
      },
      closing: ['abraços'],
    },
    {
      language: 'it',
      register: 'careful',
      subject: 'Condivisione del file "Listino {city}"',
      opening: ['Il file "Listino {city}" è stato condiviso con te [in sola lettura|come lettore].'],
      benign: {
        ask: [
          'Si apre con un clic dalla cartella del reparto vendite, come tutti gli altri. Ti chiedo soltanto di controllare i prezzi del settore che segui e di confermarmi entro il {date} che sono corretti.',
        ],
      },
      malicious: {
        ask: [
          "Si apre con un clic, dopo aver inserito nella pagina di accesso l'indirizzo aziendale e la relativa password. Ti chiedo soltanto di farlo entro il {date}, perché poi la condivisione viene ritirata.",
        ],
      },
      closing: ['Buon lavoro.'],
    },
    {
      language: 'nl',
      register: 'careless',
      subject: 'fotos personeelsfeest',
      opening: ["haha de foto's van {past} staan [eindelijk online|erop], er zit een hele foute van {other} tussen"],
      benign: {
        ask: [
          'gewoon kijken in de map op de afdelingsschijf, wie niet herkenbaar wil zijn moet het even zeggen dan haal ik m weg en zet ik de rest te kijk op intranet',
        ],
        link: "foto's bekijken",
      },
      malicious: {
        ask: [
          'gewoon even inloggen met je mail en wachtwoord van het werk anders laat ie niks zien, daarna krijg je nog een code, die ook invullen dan ben je binnen',
        ],
        link: "foto's bekijken",
      },
      closing: ['was gezellig!!'],
    },
    {
      language: 'pl',
      register: 'careful',
      subject: 'Umowa {ref} do wglądu',
      opening: [
        'Udostępniam projekt umowy {ref} z firmą {company}, [o którym rozmawialiśmy|zgodnie z ustaleniami z dnia {past}].',
      ],
      benign: {
        ask: [
          'Proszę o zapoznanie się z paragrafami 4 i 7 oraz o naniesienie ewentualnych uwag w trybie śledzenia zmian. Dokument znajduje się na naszym wspólnym dysku, w folderze Umowy. Podpisanie planujemy na {date}, a oryginały będą do odebrania w sekretariacie.',
        ],
      },
      malicious: {
        ask: [
          'Proszę o otwarcie załączonego archiwum hasłem 7731 i uruchomienie pliku, który zainstaluje czytnik umów. Ewentualne ostrzeżenia systemu można pominąć. Podpisanie planujemy na {date}, dlatego proszę zrobić to jeszcze dziś i nie przesyłać dokumentu do działu informatyki.',
        ],
      },
      closing: ['Będę wdzięczny za [szybką odpowiedź|pilne zajęcie się sprawą].'],
    },
  ],
};
