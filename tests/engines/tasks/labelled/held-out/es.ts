import type { LabelledMessage } from '../message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-d-humedad',
    sent: 'Mon, 12 Apr 2027 18:40:00 +0200',
    subject: 'Humedad en el dormitorio',
    body: `Hola, Noelia:

Gracias por avisar. El jueves 15 de abril a las diez y media me paso con el perito y lo vemos con calma. Aparta el armario de la pared
antes, si puedes.

Germán`,
    expected: ['appointment 2027-04-15T10:30'],
  },
  {
    id: 'es-d-horas',
    sent: 'Mon, 12 Apr 2027 10:20:00 +0200',
    subject: 'Horas de marzo',
    body: `Oye, ¿me puedes pasar tu hoja de horas antes del miércoles por la noche? El jueves temprano hago las nóminas.

Begoña`,
    expected: ['task 2027-04-14'],
  },
  {
    id: 'es-d-partido',
    sent: 'Tue, 13 Apr 2027 21:35:00 +0200',
    subject: 'Partido de veteranos',
    body: `Chavales, apuntad en la agenda el sábado 24 de abril: el partido empieza a las 14:00 en el campo de atrás y luego hay paella.

Dani`,
    expected: ['appointment 2027-04-24T14:00'],
  },
  {
    id: 'es-d-foto',
    sent: 'Wed, 14 Apr 2027 08:10:00 +0200',
    subject: 'Su solicitud 77-2041',
    body: `Estimado señor:

La fotografía aportada no cumple los requisitos. Deberá presentar una nueva antes del 3 de mayo de 2027; de lo contrario, su solicitud
quedará archivada.

Oficina de documentación`,
    expected: ['task 2027-05-03'],
  },
  {
    id: 'es-d-campamento',
    sent: 'Thu, 15 Apr 2027 09:15:00 +0200',
    subject: 'Campamento de verano',
    body: `Queridas familias:

Emilio ya tiene plaza guardada. Nos falta su ficha médica. El plazo termina el viernes 30 de abril y no podremos ampliarlo.

El equipo de monitores`,
    expected: ['task 2027-04-30'],
  },
  {
    id: 'es-d-peluqueria',
    sent: 'Thu, 15 Apr 2027 12:25:00 +0200',
    subject: '¡Nos vemos!',
    body: `Hola, Carla. Te hemos apuntado con Mel: sábado 17 de abril, 11:15 h, corte y color. ¿Llegas tarde? Mándanos un mensaje.`,
    expected: ['appointment 2027-04-17T11:15'],
  },
  {
    id: 'es-d-natacion',
    sent: 'Fri, 16 Apr 2027 08:20:00 +0200',
    subject: 'Cambio de clase',
    body: `Buenos días: el lunes la piscina está cerrada, así que la clase de Inés pasa al martes 20 de abril a las 16:45. La misma calle.`,
    expected: ['appointment 2027-04-20T16:45'],
  },
  {
    id: 'es-d-carne',
    sent: 'Fri, 16 Apr 2027 04:00:00 +0000',
    subject: 'Su carné de la biblioteca',
    body: `Buenos días:

Su carné caduca el 9 de mayo de 2027.

Biblioteca municipal`,
    expected: ['reminder 2027-05-09'],
  },
  {
    id: 'es-d-tecnico',
    sent: 'Mon, 19 Apr 2027 10:10:00 +0200',
    subject: 'Pedido 5520981',
    body: `Hola, señor Luna:

Ya está todo listo. El técnico irá a su casa el miércoles 21 de abril entre las 8:00 y las 13:00. Debe haber un adulto en casa.`,
    expected: ['appointment 2027-04-21T08:00'],
  },
  {
    id: 'es-d-entrevista',
    sent: 'Wed, 14 Apr 2027 15:10:00 +0200',
    subject: 'Su candidatura',
    body: `Estimada señora Farías:

Nos gustaría conocerla el jueves 22 de abril a las 14:30 en el ala oeste. ¿Podría decirme antes del lunes 19 de abril si le viene bien?

Un cordial saludo
Judit Marín`,
    expected: ['appointment 2027-04-22T14:30', 'task 2027-04-19'],
  },
  {
    id: 'es-d-concierto',
    sent: 'Mon, 12 Apr 2027 06:10:00 +0000',
    subject: 'Tus entradas',
    body: 'Aquí tienes tus entradas para Los Tejados. Te esperamos el viernes 23 de abril a las 21:00 en la Sala Ejemplo.',
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation",
"reservationNumber":"T-881","reservationFor":{"@type":"Event","name":"Los Tejados","startDate":"2027-04-23T21:00:00+02:00",
"location":{"@type":"Place","name":"Sala Ejemplo"}}}</script></head><body><p>Aquí tienes tus entradas para Los Tejados. Te esperamos
el viernes 23 de abril a las 21:00 en la Sala Ejemplo.</p></body></html>`,
    expected: ['appointment 2027-04-23T21:00+02:00'],
  },
  {
    id: 'es-d-diapositivas',
    sent: 'Tue, 13 Apr 2027 16:55:00 +0200',
    subject: 'Re: Re: ponencia',
    body: `Sigo sin tus diapositivas. El viernes como muy tarde, por favor, que la imprenta no espera.

Sonia`,
    expected: ['task 2027-04-16'],
  },
  {
    id: 'es-d-recibo-agua',
    sent: 'Thu, 1 Apr 2027 05:00:00 +0200',
    subject: 'Su factura está disponible',
    body: 'Su factura está disponible.',
    html: `<html><body><h1>Su factura</h1><p>Hola, señor Adeyemi:</p><table><tr><td>Periodo</td><td>del 1 de enero al 31 de marzo de
2027</td></tr><tr><td>Importe</td><td>96,10 €</td></tr><tr><td>Pagar antes de</td><td>22/04/2027</td></tr></table>
<p>Aguas de Ejemplo</p></body></html>`,
    expected: ['task 2027-04-22'],
  },
  {
    id: 'es-d-prestamo',
    sent: 'Wed, 21 Apr 2027 07:10:00 +0200',
    subject: 'Aviso de préstamo',
    body: `Estimada lectora:

Recuerde devolver estos libros a más tardar el 28 de abril de 2027.

Pan en casa
Guía de líquenes`,
    expected: ['task 2027-04-28'],
  },
  {
    id: 'es-d-mover',
    sent: 'Wed, 14 Apr 2027 10:40:00 +0200',
    subject: 'Re: hablamos',
    body: `Mañana se me ha complicado. ¿Lo movemos al viernes a las 9:00? Te llamo yo.

Hugo`,
    expected: ['appointment 2027-04-16T09:00'],
  },
  {
    id: 'es-d-no-tienda',
    sent: 'Mon, 12 Apr 2027 09:00:00 +0200',
    subject: 'La tienda de campaña',
    body: `Puedes airear la tienda antes de guardarla, si te apetece. Quizá te la pida en mayo. Y no te preocupes por el roto, por favor.`,
    expected: [],
  },
  {
    id: 'es-d-no-gracias',
    sent: 'Mon, 12 Apr 2027 14:00:00 +0200',
    subject: 'Re: formularios',
    body: `Recibido todo, gracias. Tenía usted de plazo hasta el 15 de abril, así que va sobrado. No hace falta nada más.`,
    expected: [],
  },
  {
    id: 'es-d-no-cita',
    sent: 'Tue, 13 Apr 2027 14:00:00 +0200',
    subject: 'Re: Llaves',
    body: `Te las eché anoche en el buzón.

El 11 abr 2027, a las 19:12, Mónica Carrasco <monica@example.com> escribió:

> ¿Me devuelves las llaves antes del miércoles? ¡Y ven a merendar el domingo a las 17:00!
> M`,
    expected: [],
  },
  {
    id: 'es-d-no-vivero',
    sent: 'Wed, 14 Apr 2027 06:00:00 +0200',
    subject: 'Llega la primavera con un 20 %',
    bulk: true,
    body: `Macetas nuevas, tierra nueva. Haz tu pedido antes del domingo 18 de abril y el envío corre de nuestra cuenta. Tarde de poda con Rosa
el 22 de abril a las 18:00, desde 8 €.

Darse de baja`,
    expected: [],
  },
  {
    id: 'es-d-no-ausente',
    sent: 'Wed, 14 Apr 2027 06:00:01 +0200',
    subject: 'Respuesta automática: Presupuesto',
    body: `Estoy fuera hasta el 26 de abril inclusive y no leo el correo. Lo que tenga que hacerse antes del 20 de abril, con Lorena en
recepción.`,
    expected: [],
  },
  {
    id: 'es-d-no-horario',
    sent: 'Thu, 15 Apr 2027 16:00:00 +0200',
    subject: 'Festivos',
    body: `La tienda cierra el sábado 1 de mayo y vuelve a abrir el lunes 3 de mayo a las 9:00. La cafetería no abre los domingos.`,
    expected: [],
  },
  {
    id: 'es-d-no-informacion',
    sent: 'Thu, 15 Apr 2027 17:00:00 +0200',
    subject: 'Para tu información: el puesto',
    body: `Solo para que lo sepas: Kwame se encarga de los carteles para el martes y Lou tiene que pagar la señal antes del 23 de abril. Lo
llevan ellos.`,
    expected: [],
  },
  {
    id: 'es-d-no-pagado',
    sent: 'Fri, 16 Apr 2027 07:00:00 +0200',
    subject: 'Pago recibido',
    body: `Hemos recibido su pago de 96,10 € el 15 de abril de 2027. De no haber llegado antes del 22 de abril, se habría aplicado un recargo. Su
cuenta está al día.`,
    expected: [],
  },
  {
    id: 'es-d-no-promesa',
    sent: 'Fri, 16 Apr 2027 15:00:00 +0200',
    subject: 'Re: la mesa coja',
    body: `La encolo este fin de semana y te la llevo antes del miércoles. El martes por la tarde te aviso de si aguanta. No hace falta que
estés.`,
    expected: [],
  },
  {
    id: 'es-d-no-que-tal',
    sent: 'Mon, 19 Apr 2027 12:00:00 +0200',
    subject: '¿Qué tal?',
    body: `¿Entregaste el trabajo el viernes antes de las 12? Me acordé de ti. Cuéntame cuando hayas dormido.`,
    expected: [],
  },
  {
    id: 'es-d-no-escalera',
    sent: 'Mon, 19 Apr 2027 19:00:00 +0200',
    subject: 'Escalera',
    body: `Quédate la escalera, no pienso subir al tejado antes de julio. El canalón lo limpiamos ya el 2 de marzo.`,
    expected: [],
  },
  {
    id: 'es-d-no-copia',
    sent: 'Tue, 20 Apr 2027 02:11:00 +0000',
    subject: '[huerto] Copia terminada',
    body: `Copia 4411 terminada.
Inicio: 20/04/2027 02:00
Fin: 20/04/2027 02:11
Próxima copia: 21/04/2027 02:00
Los ficheros se guardan hasta el 20/05/2027.`,
    expected: [],
  },
  {
    id: 'es-d-no-se-cancela',
    sent: 'Tue, 20 Apr 2027 09:30:00 +0200',
    subject: 'Club de lectura',
    body: `El jueves no hay club, a Julia se le ha roto la caldera. No hace falta, pues, terminar el libro para el 22 de abril.`,
    expected: [],
  },
  {
    id: 'es-d-no-condiciones',
    sent: 'Wed, 21 Apr 2027 05:00:00 +0200',
    subject: 'Cambian nuestras condiciones',
    body: `Las nuevas condiciones entran en vigor el 1 de junio de 2027. Explican mejor cómo tratamos los reembolsos. No tiene que hacer nada.`,
    expected: [],
  },
  {
    id: 'es-d-no-periodico',
    sent: 'Wed, 21 Apr 2027 22:00:00 +0200',
    subject: 'La circunvalación, otra vez',
    body: `Según el periódico, el pleno tiene que decidir antes del 12 de mayo y la ministra vendría el viernes a las 11:00. Lo creeré cuando lo
vea.`,
    expected: [],
  },
];
