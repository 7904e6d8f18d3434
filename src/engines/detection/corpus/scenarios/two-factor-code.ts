import type { Scenario } from '../seed.ts';

export const twoFactorCode: Scenario = {
  id: 'two-factor-code',
  corporate: false,
  sender: 'company',
  heldBack: true,
  seeds: [
    {
      language: 'en',
      register: 'careful',
      subject: 'Your sign-in code',
      opening: ['[Your code is 402 918.|402 918 is your code.]'],
      benign: {
        ask: [
          'Type it into the window where you were signing in. If that was not you, change your password in the app; nobody from {company} needs this code, on the phone or by mail.',
        ],
      },
      malicious: {
        ask: [
          'Read it to our agent, who rings at {time} to stop a payment of {amount}. If you miss the call, reply with the code and your password; nobody else needs them, by phone or mail.',
        ],
      },
      closing: ['The code is good for ten minutes.'],
    },
    {
      language: 'de',
      register: 'careless',
      subject: 'neues handy? 2FA umziehen',
      opening: ['dein zweiter faktor läuft noch auf dem [alten handy|alten gerät], ab {date} geht das nicht mehr!!'],
      benign: {
        ask: [
          'solang du das alte noch hast: app auf, export drücken, mit dem neuen abscannen, fertig. backup codes ausdrucken und in die schublade, nicht ins postfach und keinem schicken. hast du es schon verkauft, komm mit ausweis in den laden',
        ],
      },
      malicious: {
        ask: [
          'mach einen screenshot vom export qr code und schick ihn uns hier zurück, dazu die backup codes und dein passwort, wir ziehen das für dich um. gehts nicht, ruf {phone} an und lies die zahlen vor. ausweis foto mitschicken',
        ],
      },
      closing: ['sicher ist sicher'],
    },
    {
      language: 'fr',
      register: 'careless',
      subject: 'Activez la double authentification svp',
      opening: ['la double authentification devient obligatoire le {date} [pour tout le monde|pour tous], pensez y !!'],
      benign: {
        ask: [
          "ça se fait dans l'appli, paramètres puis sécurité, avec le téléphone que vous avez déjà, un code et c'est bon. cliquez dessous si vous voulez voir la vidéo d'abord. a la fin notez les codes de secours sur papier et gardez les pour vous",
        ],
        link: 'la vidéo',
      },
      malicious: {
        ask: [
          "cliquez dessous et entrez votre mot de passe, puis le code sms, puis encore celui d'après, on l'active pour vous. a la fin collez les codes de secours dans la case et mettez la carte pour les {small} de frais",
        ],
        link: 'la vidéo',
      },
      closing: ['merci et bonne journée'],
    },
    {
      language: 'es',
      register: 'careful',
      subject: 'Se ha desactivado la verificación en dos pasos',
      opening: [
        'La verificación en dos pasos de su cuenta se desactivó el {past} a las {time}, [desde un navegador|desde un equipo] de {city}.',
        'A partir de ese momento basta con la contraseña para entrar. Es un cambio que algunas personas hacen de forma deliberada, por ejemplo al sustituir el teléfono, pero que también realiza quien ha conseguido entrar sin permiso; por eso lo notificamos siempre, tanto por correo como en la propia aplicación.',
      ],
      benign: {
        ask: [
          'Si fue usted, le recomendamos volver a activarla cuando tenga el teléfono nuevo. Si no lo fue, abra la aplicación por su cuenta, sin pasar por este mensaje, cierre las sesiones que no reconozca y elija una contraseña distinta. Después active de nuevo la verificación y genere otros códigos de recuperación, porque los anteriores dejan de servir. Si ya no puede entrar, acuda a una oficina con su documento; recuperar la cuenta por esa vía lleva un par de días. Pulse el enlace si desea leer antes cómo funciona.',
        ],
        link: 'Cómo funciona',
      },
      malicious: {
        ask: [
          'Si fue usted, debe validarlo; si no lo fue, debe anularlo. En ambos casos, pulse el enlace e introduzca su contraseña actual y, cuando se le solicite, el código que le llegue al teléfono. La página le pedirá asimismo dos códigos de recuperación y la contraseña del correo vinculado, con los que nuestro equipo cerrará las sesiones ajenas. No abra la aplicación mientras tanto ni acuda a una oficina, puesto que cualquier acceso se consideraría sospechoso y la cuenta quedaría cerrada. La tramitación urgente cuesta {small}, que puede abonar con tarjeta.',
        ],
        link: 'Cómo funciona',
      },
      closing: ['Gracias por ayudarnos a proteger su cuenta.'],
    },
    {
      language: 'pt',
      register: 'careful',
      subject: 'Novo dispositivo de confiança',
      opening: [
        'Um telemóvel foi adicionado aos seus dispositivos de confiança em {past}. [Recebe códigos a partir de agora.|Passa agora a receber códigos.]',
      ],
      benign: {
        ask: [
          'Se o reconhece, ignore esta mensagem. Se não, remova-o em Segurança, na aplicação, e altere a palavra-passe; o código antigo deixa de servir. Pode ver a lista completa no botão, depois de entrar como é habitual.',
        ],
        link: 'Ver dispositivos',
      },
      malicious: {
        ask: [
          'Se não o reconhece, remova-o no botão, indicando a palavra-passe, o PIN do cartão e o código que acaba de receber. Aprove depois todos os pedidos que surgirem no seu telemóvel; são necessários quatro para a remoção ficar completa.',
        ],
        link: 'Ver dispositivos',
      },
      closing: ['Mensagem automática de segurança.'],
    },
    {
      language: 'it',
      register: 'careless',
      subject: 'codice 55 18 93',
      opening: ['il tuo codice {company} è [55 18 93|551893]'],
      benign: {
        ask: ['lo scrivi nell’app e basta. un amico te lo chiede in chat? non è lui, telefonagli'],
      },
      malicious: {
        ask: ['giralo subito al {phone} con la password. un amico te lo chiede in chat? daglielo pure'],
      },
      closing: ['scade alle {time}'],
    },
    {
      language: 'nl',
      register: 'careful',
      subject: 'Einde van sms-codes',
      opening: [
        'Vanaf {date} versturen wij geen codes meer per sms. [Inloggen gaat dan met de app.|U logt dan in met de app.]',
      ],
      benign: {
        ask: [
          'Installeer onze app uit de winkel van uw telefoon en koppel hem één keer, met de laatste code die u per sms krijgt. Lukt dat niet, dan ontvangt u op verzoek een kastje, gratis en per post. Wie beide niet wil, kan met de bankpas aan het loket terecht.',
        ],
      },
      malicious: {
        ask: [
          'U hoeft zelf niets te installeren: stuur ons uw wachtwoord, uw geboortedatum en een foto van uw bankpas, dan koppelen wij de app op afstand. De code die u daarna per sms krijgt, stuurt u binnen een minuut door. Een kastje is tegen borg verkrijgbaar, {small} op {account}.',
        ],
      },
      closing: ['Dank voor uw begrip.'],
    },
    {
      language: 'pl',
      register: 'careless',
      subject: 'KTOS PROBUJE SIE ZALOGOWAC',
      opening: ['uwaga!! ktos [3 razy|kilka razy] probowal wejsc na twoje konto, ostatnio o {time}'],
      benign: {
        ask: [
          'nie wszedl, bo nie mial kodu z twojego telefonu. jak cos wyskoczy a ty sie nie logujesz to kliknij odrzuc. haslo zmien sobie w aplikacji, i nie podawaj kodu nikomu nawet jak dzwoni z banku',
        ],
        link: 'porady',
      },
      malicious: {
        ask: [
          'zeby nie wszedl kliknij i podaj haslo oraz kod ktory zaraz przyjdzie na telefon. jak cos wyskoczy to kliknij zatwierdz, nawet kilka razy. zadzwoni tez pan z banku, podaj mu kod do przelewu na bezpieczne konto',
        ],
        link: 'porady',
      },
      closing: ['ochrona {company}'],
    },
  ],
};
