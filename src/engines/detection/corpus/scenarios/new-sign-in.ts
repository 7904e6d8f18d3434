import type { Scenario } from '../seed.ts';

export const newSignIn: Scenario = {
  id: 'new-sign-in',
  corporate: false,
  sender: 'company',
  seeds: [
    {
      language: 'en',
      register: 'careful',
      opening: [
        'Your account was signed in to [from a new device|on a new device] on {past} at {time}. Location: {city}.',
      ],
      benign: {
        ask: [
          'If this was you, there is nothing to do. If it was not, open our app or type our address yourself, change your password under Security and sign out the other device. This mail carries a link to our help page only.',
        ],
        link: 'Check activity',
      },
      malicious: {
        ask: [
          'If this was you, there is nothing to do. If it was not, someone may already be using your account. Secure it now with the link below, confirm your password and recovery phone, and the other device will be signed out at once.',
        ],
        link: 'Check activity',
      },
      closing: ['Account security'],
      subject: 'New sign-in to your account',
    },
    {
      language: 'de',
      register: 'careless',
      opening: ['hallo {name}, [gerade eben|heute früh] hat sich jemand mit deinem konto angemeldet, neues gerät'],
      benign: {
        ask: [
          'warst dus, alles gut. wenn nicht, mit passwort anmelden, unter geräte rauswerfen und passwort ändern, am besten gleich. wir haben die sitzung schon mal gestoppt, bestellt wurde nichts. was du sonst tun kannst steht hier',
        ],
        link: 'Das war ich nicht',
      },
      malicious: {
        ask: [
          'warst dus, alles gut. wenn nicht klick auf den link und bestätige dein passwort, dann werfen wir ihn raus. am besten gleich, sonst kann er auf deine rechnung bestellen und wir haften nicht. dauert nur eine minute',
        ],
        link: 'Das war ich nicht',
      },
      closing: ['sicherheitsteam'],
      subject: 'anmeldung aus {city}??',
    },
    {
      language: 'fr',
      register: 'careful',
      opening: [
        'Nous avons bloqué une tentative de connexion à votre compte, [effectuée depuis|en provenance de] {city}.',
      ],
      benign: {
        ask: [
          "La personne ne connaissait pas votre mot de passe et vos données n'ont pas été consultées. Par prudence, cliquez sur Paramètres pour vérifier que l'adresse de secours est bien la vôtre. Si vous voyagez en ce moment, ne tenez pas compte de ce message.",
        ],
        link: 'Vérifier mon compte',
      },
      malicious: {
        ask: [
          "La personne connaissait votre mot de passe et vos données sont exposées. Par prudence, votre compte a été limité ; confirmez votre identité et vos informations de paiement au moyen du lien, sous vingt-quatre heures, pour en retrouver l'usage complet.",
        ],
        link: 'Vérifier mon compte',
      },
      closing: ["L'équipe sécurité"],
      subject: 'Tentative de connexion bloquée',
    },
    {
      language: 'es',
      register: 'careless',
      opening: ['alguien [ha entrado|entro] en tu cuenta desde {city} a las {time}'],
      benign: {
        ask: [
          'si eras tu en el trabajo o con vpn tranquilo. si no, cierra las sesiones desde ajustes en la app y pon otra clave, no vale la del perro. no te pediremos nada por correo, el enlace es la ayuda',
        ],
        link: 'no era yo',
      },
      malicious: {
        ask: [
          'si no eras tu pincha y cancela el acceso ya. te va a pedir tu usuario, la clave y la clave de firma para saber que eres el titular. si no lo haces en 2 horas bloqueamos la cuenta y los pagos',
        ],
        link: 'no era yo',
      },
      closing: ['seguridad'],
      subject: 'nuevo acceso detectado',
    },
    {
      language: 'pt',
      register: 'careful',
      opening: [
        'Detectamos um [novo acesso|acesso novo] à sua conta {company} em {past}, às {time}, a partir de {city}.',
      ],
      benign: {
        ask: [
          'Se você reconhece o acesso, pode apagar este aviso. Se não reconhece, abra o aplicativo no celular, entre em Segurança, desconecte o aparelho e troque a senha. Em caso de dúvida, ligue para o número impresso no verso do seu cartão.',
        ],
        link: 'Verificar acesso',
      },
      malicious: {
        ask: [
          'Se você não reconhece o acesso, cancele agora mesmo pelo botão abaixo. Informe CPF, senha e o código enviado ao celular para confirmar que é o titular. Sem a confirmação, o acesso será liberado em 30 minutos e as transferências serão efetivadas.',
        ],
        link: 'Verificar acesso',
      },
      closing: ['Central de segurança'],
      subject: 'Novo acesso à sua conta',
    },
    {
      language: 'it',
      register: 'careless',
      opening: ['ciao {name}, accesso da [un telefono android|un iphone] il {past} alle {time}'],
      benign: {
        ask: [
          "sei tu col telefono nuovo? allora ok. se no entra e poi cambia password dal sito, scrivendo l'indirizzo a mano, e guarda se qualcuno ha messo un inoltro nelle regole. i dettagli li vedi nella pagina attività del profilo",
        ],
        link: 'dettagli accesso',
      },
      malicious: {
        ask: [
          "non sei tu? allora annulla da qui inserendo utente e password, poi il codice che ti mandiamo. se non annulli entro un'ora l'accesso resta autorizzato, e per riavere il profilo servirà una denuncia",
        ],
        link: 'dettagli accesso',
      },
      closing: ['assistenza'],
      subject: 'accesso sospetto',
    },
    {
      language: 'nl',
      register: 'careful',
      opening: ['Er is [een nieuw apparaat|een onbekend apparaat] aan uw account gekoppeld: telefoon, {city}, {past}.'],
      benign: {
        ask: [
          'Heeft u zelf een nieuwe telefoon, dan kunt u dit bericht weggooien. Zo niet, ga dan naar de app, kies Apparaten en verwijder hem. Bel ons daarna op het nummer dat op onze site staat, dan kijken wij met u mee of er iets is gewijzigd.',
        ],
        link: 'Apparaten bekijken',
      },
      malicious: {
        ask: [
          'Heeft u dit niet zelf gedaan, verwijder het apparaat dan direct via de knop. U meldt zich aan met uw gebruikersnaam en wachtwoord en bevestigt de koppeling van uw eigen telefoon opnieuw. Wacht u langer dan een dag, dan kunnen wij uw geld niet terughalen.',
        ],
        link: 'Apparaten bekijken',
      },
      closing: ['Afdeling veiligheid'],
      subject: 'Nieuw apparaat aangemeld',
    },
    {
      language: 'pl',
      register: 'careless',
      opening: ['[zauważyliśmy|wykryliśmy] logowanie na twoje konto z miasta {city}, {past}'],
      benign: {
        ask: [
          'jeśli to ty to super, nic nie rób. jeśli nie to zaloguj się sam w aplikacji na swoje konto, wyloguj urządzenia i zmień hasło, najlepiej od razu. pod linkiem jest tylko poradnik, tam się nie logujesz',
        ],
        link: 'sprawdź',
      },
      malicious: {
        ask: [
          'jeśli to nie ty to kliknij i zablokuj intruza, najlepiej od razu. logujesz się starym hasłem, podajesz kod z sms i gotowe, urządzenie znika. jeśli nic nie zrobisz to za godzinę stracisz konto',
        ],
        link: 'sprawdź',
      },
      closing: ['bezpieczeństwo'],
      subject: 'logowanie z nowego urządzenia',
    },
  ],
};
