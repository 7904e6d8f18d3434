import type { LabelledMessage } from '../message.ts';

export const SPANISH: readonly LabelledMessage[] = [
  {
    id: 'es-n-numeros',
    sent: 'Mon, 5 Oct 2026 10:00:00 +0200',
    subject: 'Cierre de mes',
    body: `Hola Marta:

¿me pasas los números antes del jueves? Con el resumen me vale.

Nacho`,
    expected: ['task 2026-10-08'],
  },
  {
    id: 'es-n-firma',
    sent: 'Tue, 6 Oct 2026 09:00:00 +0200',
    subject: 'Expediente 118',
    body: `Estimada señora:

falta su firma en el impreso. Ha de llegarnos antes del 20 de octubre de 2026 para que podamos tramitarlo.

Registro`,
    expected: ['task 2026-10-20'],
  },
  {
    id: 'es-n-ruiz',
    sent: 'Wed, 7 Oct 2026 08:00:00 +0200',
    subject: 'Clínica del Puerto',
    body: `Buenos días, Óscar. La doctora Ruiz le atenderá el martes 13 de octubre a las 9:20. Traiga sus radiografías.`,
    expected: ['appointment 2026-10-13T09:20'],
  },
  {
    id: 'es-n-plaza',
    sent: 'Thu, 8 Oct 2026 19:30:00 +0200',
    subject: 'Excursión',
    body: `Salimos el sábado a las 9:30 de la plaza, no llegues tarde esta vez. Yo llevo los bocadillos.`,
    expected: ['appointment 2026-10-10T09:30'],
  },
  {
    id: 'es-n-alquiler',
    sent: 'Fri, 9 Oct 2026 10:00:00 +0200',
    subject: 'Su vivienda',
    body: `Le recordamos que su contrato de alquiler termina el 30 de noviembre de 2026.`,
    expected: ['reminder 2026-11-30'],
  },
  {
    id: 'es-n-no-encargo',
    sent: 'Tue, 6 Oct 2026 10:00:00 +0200',
    subject: 'Re: impresora',
    body: `Ya me encargo yo, antes del viernes vuelve a funcionar. Tú tranquila.`,
    expected: [],
  },
  {
    id: 'es-n-no-viaje',
    sent: 'Mon, 12 Oct 2026 10:00:00 +0200',
    subject: 'De vuelta',
    body: `El 3 de octubre a las 10:00 estábamos delante del museo bajo la lluvia y el 4 salió el sol. Los niños os mandan besos.`,
    expected: [],
  },
  {
    id: 'es-n-no-tienda',
    sent: 'Wed, 7 Oct 2026 10:00:00 +0200',
    subject: 'Nos mudamos',
    body: `La tienda se muda: el 2 de noviembre de 2026 a las 9:00 levantamos la persiana en la plaza de la Estación.`,
    expected: [],
  },
  {
    id: 'es-n-no-salio',
    sent: 'Mon, 5 Oct 2026 10:00:00 +0200',
    subject: 'Re: cifras',
    body: `¡Acaba de salir!

El 2 de octubre de 2026 a las 16:40, Luis Gil escribió:
> Mándame las cifras antes del lunes 5 de octubre, por favor.`,
    expected: [],
  },
  {
    id: 'es-n-no-balance',
    sent: 'Thu, 8 Oct 2026 10:00:00 +0200',
    subject: 'Balance',
    body: `A 1 de octubre de 2026 constaban 312 solicitudes. La tabla va adjunta.`,
    expected: [],
  },
  {
    id: 'es-n-m-vienes',
    sent: 'Mon, 9 Nov 2026 18:00:00 +0100',
    subject: 'Paella',
    body: `¿Me confirmas antes del viernes si vienes? Tengo que saber cuánto arroz comprar.

Lola`,
    expected: ['task 2026-11-13'],
  },
  {
    id: 'es-n-m-pago',
    sent: 'Tue, 10 Nov 2026 09:00:00 +0100',
    subject: 'Factura 2026-311',
    body: `Estimado cliente:

salvo error nuestro, esta factura sigue abierta. Contamos con su pago el 25 de noviembre de 2026 a más tardar.

Contabilidad`,
    expected: ['task 2026-11-25'],
  },
  {
    id: 'es-n-m-tecnico',
    sent: 'Wed, 11 Nov 2026 09:00:00 +0100',
    subject: 'Instalación de la fibra',
    body: `Nuestro técnico irá a su domicilio el lunes 16 de noviembre de 8:00 a 10:00. Alguien mayor de edad ha de estar presente.`,
    expected: ['appointment 2026-11-16T08:00'],
  },
  {
    id: 'es-n-m-cafe',
    sent: 'Thu, 12 Nov 2026 22:00:00 +0100',
    subject: 'Re: ¿cuándo?',
    body: `Me va perfecto el jueves 19 de noviembre a las 18:30 en el bar de la esquina. Llevo los planos.`,
    expected: ['appointment 2026-11-19T18:30'],
  },
  {
    id: 'es-n-m-seguro',
    sent: 'Mon, 2 Nov 2026 09:00:00 +0100',
    subject: 'Contrato 77-A',
    body: `El seguro de su coche llega a su fin el 30 de noviembre de 2026.`,
    expected: ['reminder 2026-11-30'],
  },
  {
    id: 'es-n-m-comedor',
    sent: 'Tue, 3 Nov 2026 09:00:00 +0100',
    subject: 'Comedor',
    body: `Queridas familias: las fichas del comedor se entregan en secretaría hasta el 27 de noviembre de 2026. Basta con bolígrafo negro.`,
    expected: ['task 2026-11-27'],
  },
  {
    id: 'es-n-m-no-tarifas',
    sent: 'Mon, 9 Nov 2026 09:00:00 +0100',
    subject: 'Nuevas tarifas',
    body: `Las nuevas tarifas se aplican a partir del 1 de diciembre de 2026. Hasta entonces nada cambia para usted.`,
    expected: [],
  },
  {
    id: 'es-n-m-no-marcos',
    sent: 'Tue, 10 Nov 2026 09:00:00 +0100',
    subject: 'Cómo vamos',
    body: `Marcos ha jurado entregar lo suyo antes del martes y Lea lo repasa el 19 de noviembre. Es solo para que lo sepas.`,
    expected: [],
  },
  {
    id: 'es-n-m-no-mercado',
    sent: 'Wed, 11 Nov 2026 09:00:00 +0100',
    subject: 'Navidad en la granja',
    body: `Mercadillo el 29 de noviembre desde las 11:00. ¡Haz tu pedido antes del 20 de noviembre y ahorra un diez por ciento!

Darse de baja`,
    bulk: true,
    expected: [],
  },
  {
    id: 'es-n-m-no-cine',
    sent: 'Thu, 12 Nov 2026 09:00:00 +0100',
    subject: 'Cine',
    body: `La película nueva se estrena el 3 de diciembre, según el periódico. La de antes me durmió.`,
    expected: [],
  },
  {
    id: 'es-n-m-no-transferencia',
    sent: 'Fri, 13 Nov 2026 09:00:00 +0100',
    subject: 'Pago recibido',
    body: `Su transferencia del 12 de noviembre de 2026 nos ha llegado bien. El próximo extracto sale el 1 de enero de 2027.`,
    expected: [],
  },
  {
    id: 'es-n-m-no-vecinos',
    sent: 'Sun, 15 Nov 2026 09:00:00 +0100',
    subject: 'Los vecinos',
    body: `Figúrate, el ayuntamiento les ha dado hasta el 15 de diciembre para arreglar la valla. ¿Y tú, qué tal el jardín?`,
    expected: [],
  },
  {
    id: 'es-n-w-coro',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0100',
    subject: 'Concierto de primavera',
    body: `Hola a todos: apuntad vuestra talla en la hoja antes del domingo, que hago el pedido enseguida.

Gema`,
    expected: ['task 2027-01-24'],
  },
  {
    id: 'es-n-w-extranjeria',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0100',
    subject: 'Expediente 77/31',
    body: `Estimado señor:

en su expediente no consta el extracto de diciembre. Dispone de plazo hasta el 5 de febrero de 2027 para aportarlo.

Oficina de trámites`,
    expected: ['task 2027-02-05'],
  },
  {
    id: 'es-n-w-veterinario',
    sent: 'Wed, 20 Jan 2027 16:00:00 +0100',
    subject: 'Galleta',
    body: `El viernes 29 de enero a las 15:30 le quitamos los puntos a Galleta. Hasta entonces, que no se quite el collar.

Clínica veterinaria`,
    expected: ['appointment 2027-01-29T15:30'],
  },
  {
    id: 'es-n-w-itv',
    sent: 'Thu, 21 Jan 2027 08:00:00 +0100',
    subject: 'ITV',
    body: `La ITV de su coche solo vale hasta el 14 de febrero de 2027. Llámenos cuando quiera.`,
    expected: ['reminder 2027-02-14'],
  },
  {
    id: 'es-n-w-arquitecta',
    sent: 'Fri, 22 Jan 2027 14:30:00 +0100',
    subject: 'Ampliación',
    body: `Estimada Meera: tengo libre el miércoles 27 de enero a las 10:00 por si quiere repasar los planos conmigo. Habrá café.`,
    expected: ['appointment 2027-01-27T10:00'],
  },
  {
    id: 'es-n-w-no-luto',
    sent: 'Mon, 18 Jan 2027 19:00:00 +0100',
    subject: 'La tía Vera',
    body: `Vera se fue el 14 de enero a las 6 de la mañana. En Navidad todavía tocaba el piano.`,
    expected: [],
  },
  {
    id: 'es-n-w-no-tren',
    sent: 'Tue, 19 Jan 2027 10:00:00 +0100',
    subject: 'Línea B',
    body: `Desde el lunes 1 de febrero el tren de las 7:15 sale a las 7:12 y ya no para en Almenar.`,
    expected: [],
  },
  {
    id: 'es-n-w-no-permiso',
    sent: 'Wed, 20 Jan 2027 10:00:00 +0100',
    subject: 'Sustitución',
    body: `Piotr está de permiso hasta el martes 2 de febrero. Lo que te debe estará antes del viernes 5 de febrero, dice.`,
    expected: [],
  },
  {
    id: 'es-n-w-no-ticket',
    sent: 'Thu, 21 Jan 2027 10:00:00 +0100',
    subject: 'Consulta 5521 cerrada',
    body: `Su consulta se abrió el 18/01/2027 a las 09:14 y se cerró el 21/01/2027 a las 10:00. ¿Qué le ha parecido?`,
    expected: [],
  },
  {
    id: 'es-n-w-no-libro',
    sent: 'Fri, 22 Jan 2027 10:00:00 +0100',
    subject: 'Lecturas',
    body: `La segunda parte llega a las librerías el 4 de marzo y pienso acampar en la puerta. ¿Has acabado la primera?`,
    expected: [],
  },
  {
    id: 'es-n-x-tesis',
    sent: 'Mon, 8 Mar 2027 09:40:00 +0100',
    subject: 'Capítulo tres',
    body: `Querida Lena:

el tribunal se reúne pronto, así que quiero el capítulo tres en mi correo antes del jueves 18 de marzo. Las notas pueden esperar.

A. Medina`,
    expected: ['task 2027-03-18'],
  },
  {
    id: 'es-n-x-contador',
    sent: 'Tue, 9 Mar 2027 07:00:00 +0100',
    subject: 'Lectura',
    body: `Haga una foto de su contador y súbala antes del 22 de marzo de 2027; si no, haremos una estimación.`,
    expected: ['task 2027-03-22'],
  },
  {
    id: 'es-n-x-sangre',
    sent: 'Wed, 10 Mar 2027 12:00:00 +0100',
    subject: 'Donar sangre',
    body: `Hola, Tomás: te hemos apuntado para el martes 16 de marzo a las 17:20 en el salón de San Marcos. Bebe mucho antes.`,
    expected: ['appointment 2027-03-16T17:20'],
  },
  {
    id: 'es-n-x-nevera',
    sent: 'Thu, 11 Mar 2027 18:00:00 +0100',
    subject: 'Pedido 66120',
    body: `Buenas noticias: su nevera va en la furgoneta y estará en su casa el 15 de marzo de 2027. El conductor llama una hora antes.`,
    expected: ['reminder 2027-03-15'],
  },
  {
    id: 'es-n-x-aparcamiento',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0100',
    subject: 'Tarjeta R-204',
    body: `Su tarjeta de residente le sirve hasta el 31 de marzo de 2027.`,
    expected: ['reminder 2027-03-31'],
  },
  {
    id: 'es-n-x-no-expo',
    sent: 'Mon, 8 Mar 2027 09:00:00 +0100',
    subject: 'Turner',
    body: `Vimos lo de Turner el sábado a las 11:00, casi vacío. El 2 de abril se va a Bilbao. Merece el viaje.`,
    expected: [],
  },
  {
    id: 'es-n-x-no-obra',
    sent: 'Tue, 9 Mar 2027 09:00:00 +0100',
    subject: 'Obra, semana 10',
    body: `Los tejadores quieren dejar el andamio antes del viernes 19 de marzo. Ventanas pedidas, el fabricante habla de seis semanas.`,
    expected: [],
  },
  {
    id: 'es-n-x-no-mantenimiento',
    sent: 'Wed, 10 Mar 2027 09:00:00 +0100',
    subject: 'Terminado',
    body: `Los trabajos en los servidores acabaron a las 04:30. La próxima ventana es el 7 de abril de 02:00 a 04:00 y nadie debería notarlo.`,
    expected: [],
  },
  {
    id: 'es-n-x-no-puente',
    sent: 'Thu, 11 Mar 2027 09:00:00 +0100',
    subject: 'El puente',
    body: `¿Sabías que el puente se abrió el 19 de marzo de 1932 a las 10:00 y que un jinete cortó antes la cinta?`,
    expected: [],
  },
  {
    id: 'es-n-x-no-yo',
    sent: 'Fri, 12 Mar 2027 09:00:00 +0100',
    subject: 'Re: renta',
    body: `Déjalo en mis manos. Presento todo el 31 de marzo y te mando copia esa semana. Tu parte está hecha.`,
    expected: [],
  },
];
