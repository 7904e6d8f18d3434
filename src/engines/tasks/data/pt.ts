import type { Phrasebook } from './phrasebook.ts';

export const PORTUGUESE: Phrasebook = {
  small: new Set(
    'o a os as de do da dos das que e em no na nos para com por um uma nao se seu sua ao mais como mas eu voce voces nossa nosso ate obrigado obrigada ola bom dia pela pelo lhe meu minha foi sao'.split(
      ' ',
    ),
  ),
  verbLast: false,
  until:
    /\b(?:ate|antes (?:de|do|da)|no maximo|(?:o )?mais tardar|o quanto antes,? ate)\s?,?\s(?:(?:ate|ao?|as|o|em|no|na|de|do|da|dia|fim|final|proxim[oa]|amanha|hoje),? ){0,4}$/,
  latest: /^[\s,]{0,3}(?:(?:no|o|ao) mais tardar|no maximo|sem falta|impreterivelmente)/,
  deadline:
    /\b(?:impreterivelmente ate|(?:o|ao) mais tardar,?(?: ate)?|no maximo,?(?: ate)?)\s(?:(?:o|a|em|no|dia) ){0,2}$/,
  reader: /\b(?:tu|te|ti|teu|tua|teus|tuas|voces?|seu|sua|seus|suas|lhes?|voss[oa]s?|o senhor|a senhora)\b/,
  holding:
    /\b(?:valid[oa]s?|vale|valem|ausente|fora|ferias|fica|ficam|permanece|dura|aberto|disponive(?:l|is)|em vigor|fechad[oa]|encerrad[oa])\b.{0,60}\bate\s(?:(?:ao?|o|dia) ){0,2}$/,
  telling:
    /\b(?:sabes? se|sabem se|eu|nos (?:vamos|temos|iremos)|ele|ela|eles|elas|se|espero|preve|preveem|pretende|pretendem|pensa em|conta(?:m)? (?:em )?\w{2,12}r|quer|querem|prometeu|vou|vamos|\w{2,15}(?:arei|erei|irei|aremos|eremos|iremos|arao|erao|irao)|\w{2,15}(?:o|amos|emos|imos)-(?:te|lhes?|vos|l[oa]s?)|(?:te|lhes?) \w{2,12}(?:o|amos|emos)\b)\b/,
  asking:
    /\b(?:(?:tenho|temos) (?:de|que) (?:saber|ter|receber|ver)|por favor|por gentileza|por obsequio|gentileza|favor (?!de vos)|faca o favor|se faz favor|(?:podes|poderias?|podias?|consegues?|pode|podem|poderiam|podiam|consegue|conseguem|quer|querem)(?! ser\b)(?= .{1,200}\?)|(?:voce|voces|o senhor|a senhora) (?:pode|podem|poderia|deve|devem|precisa|precisam|tem|teem)\b|(?:deves?|tens de|tem de|tens que|tem que|precisas?)(?= .{0,80}\b(?:seu|sua|teu|tua|nos|me)\b)|(?:peco|pedimos|solicito|solicitamos|agradeco|agradecemos|agradecia|agradeceria|rogamos)(?!-(?:lhe|te) (?:a|o) (?:ajuda|apoio|interesse))|(?:preciso|precisamos|necessito|necessitamos|precisava|precisaria|precisavamos) (?:d[aoe]s?|que|d[ae]st[ae]s?|receber|ter|saber)|(?:falta|faltam)(?:-me|-nos)|(?:me|nos) (?:falta|faltam)|(?:aguardo|aguardamos|fico a aguardar|ficamos a aguardar|espero|esperamos) (?:o |a |os |as )?(?:su[ao]s?|seus?|teus?|tuas?|voss[oa]s?|resposta|retorno|confirmacao|notici)|(?:e|sera) (?:necessario|preciso|obrigatorio|indispensavel)(?! esperar)|(?:nao (?:se )?esquec|lembr)(?:a|e|as|es|am|em|er)\w{0,3}(?:-te|-se)?(?: de)|(?:me|nos) (?!avisou|disse|enviou|mandou|deu|confirmou)\w{2,12}(?:a|e|em|am|es|as)(?! (?:que|muito)\b)(?= .{0,160}(?:\?|\bate\b|\bamanha\b|\bhoje\b))|\w{2,12}(?:a|e|em|am|ar|er|ir|i)-(?:me|nos|mo|ma)\b|(?:deve|devem|devera|deverao|tem de|tem que|precisa(?:m)?(?: de)?|ha de) (?:ser |estar |chegar|dar entrada|\w{2,15}-nos)(?:\w{2,15}[ao]s?)?|(?:gostaria|gostava|gostariamos|gostavamos|queria|queriamos) (?:de )?(?:que (?:voce|me|nos|o senhor)|receber|ter|saber)|seria (?:possivel|bom|otimo|importante)|(?:posso|podemos|poderia|podia) (?:ter|receber)|(?:a|para) (?:pagar|entregar|devolver|assinar|preencher|liquidar)\b(?= .{0,20}\bate\b)|conto com|contamos com|sendo necessario|solicita-se|pede-se|agradece-se|roga-se)\b/,
  offer:
    /\b(?:(?:queres|querem) que|quer que (?:eu|a gente)|(?:sabes|sabe|sabem) (?:se|quando)|(?:espero|esperamos) que (?!nos\b|me\b)|(?:pedi|pedimos) (?:ao|aos|a) (?!todos|voces))\b/,
  imperative:
    /^(?:(?!(?:data|hora|hoje|esta|este|toda|cada|nesta|neste|uma|para|fica|chega|falta|era|vem|tem|parte|quanta|segue|segunda|terca|quarta|quinta|sexta|obrigada|boa|sobre|entre|desde|onde|que|de|se|ate|sempre|hojem|cara|caro|partida|chegada)\b)[a-z]{2,12}(?:a|e|am|em|ai|ei)(?:-(?:me|nos|o|a|os|as|lhe|se))?(?= (?:o|a|os|as|um|uma|seu|sua|seus|suas|me|nos|por favor|isso|este|esta|ate|todos|todas|tudo|pelo menos|ja|no|na|para|com|em|mais|aqui)\b)|(?:faz|faca|facam|diz|traz|poe|pon[ha]|da|de|tragam|traga|digam|va|vai|venha|ponha|ponham)\b|[a-z]{2,12}(?:a|e|em|am|i)-(?:me|nos)\b)/,
  aside: /\b(?:se|porque|pois|ja que|que (?:e|era|sera|esta)|quando)\b/,
  dueLabel:
    /\b(?:(?:data (?:de|do) )?vencimento|data limite(?: de| para)?[^.:]{0,40}?|prazo(?: (?:de|para|final|limite)\b[^.:]{0,60}?)?|(?:fatura|boleto|pagamento|parcela|mensalidade|prestacao|conta)[^.:]{0,40} (?:vence|vencem)|ultimo dia (?:para|de)\b[^.:]{1,40}|pagavel ate|(?:inscricoes|candidaturas|votacao|inquerito|questionario)(?: \w{1,12}){0,4} (?:ate|encerra\w{0,2}|termina\w{0,2}|fecha\w{0,2}))\s?(?:e|termina|acaba|vence|encerra)?\s?(?:em|no|a|ate|ate ao|no dia|ao)?\s?:?\s{0,8}(?:dia )?$/,
  meeting:
    /\b(?:demonstracao|apresentacao|reuniao|encontro|entrevista|chamada|telefonema|ligacao|videochamada|videoconferencia|visita|consulta|sessao|aula|exame|audiencia|assembleia|vistoria|revisao|tratamento|cirurgia|tecnico|canalizador|encanador|eletricista|almoco|almocar|almocamos|jantar|jantamos|pequeno-almoco|cafe|lanche|festa|aniversario|casamento|funeral|batizado|ensaio|jogo|treino|churrasco|workshop|webinar|conferencia|seminario|formacao|encontramo-nos|nos encontramos|encontrar|nos vemos|vemo-nos|conversar|falar|falamos|da-(?:te|lhe|vos) jeito|(?:te|lhe|vos) (?:da jeito|convem)|pode ser|combinado|marcad[ao]|agendad[ao]|partimos|saida|(?:passo|passa|passara|vou|ira|vai|vem|vira|passamos) .{0,60}\b(?:a (?:sua|tua|vossa) casa|em (?:sua|tua) casa|ai|buscar|(?:na|a) (?:sua|tua) (?:casa|morada)|ter contigo|consigo)|(?:reserv|guard|bloque|anot)(?:a|e|em|am)\b.{0,10} (?:o|a|esse|esta))\b|^(?:quando|hora|data(?: e hora)?|horario|inicio)\s?:/,
  together:
    /\b(?:tu|te|teu|tua|contigo|voces?|lhes?|seu|sua|consigo|vos|voss[oa]|nos|nosso|nossa|vamos|podemos|convidad[oa]s?|tera lugar|realiza-se|sera realizad[oa]|vai ser|comeca|fica marcad[ao]|almocamos|jantamos|marcad[ao] para)\b/,
  others: /\b(?:eu|ele|ela|eles|elas|falo|vou|vejo|encontro|ligo|tenho|estou|\w{3,12}[aei]rei|\w{3,12}-l[ao]s?)\b/,
  joint: /\b(?:nos|nosso|nossa|vamos|\w{3,12}[aei]mos|passo)\b/,
  ownMeeting:
    /\b(?:seu|sua|teu|tua|vossa) (?:[\w'-]{1,20} ){0,3}?(?:consulta|entrevista|reserva|visita|exame|agendamento|marcacao|vacina)\b/,
  happening:
    /\b(?:expira(?:ra)?|vence(?:ra)?|caduca(?:ra)?|termina(?:ra)?|acaba(?:ra)?|encerra(?:ra)?|renova-se|(?:sera|serao|vai ser) (?:\w{1,20} )?(?:entregue|renovad|debitad|cobrad|recolhid|enviad|desativad|suspens|eliminad|excluid|bloquead|substituid|instalad|cortad)\w{0,2}|chega(?:ra)?|perde(?:ra)? (?:a )?validade|deixa(?:ra)? de (?:funcionar|ser))\b/,
  your: /\b(?:seus?|suas?|teus?|tuas?|voss[oa]s?)(?! informacao\b)\b/,
  debit:
    /\b(?:debit|cobr)\w{1,8}\b.{0,80}\b(?:sua|tua) (?:conta|cartao)\b|\bdebit\w{1,8}\b.{0,60}\b(?:seu|teu) cartao\b/,
  outage:
    /\b(?:agua|luz|energia|eletricidade|corrente|gas|aquecimento|elevador|internet|portal|site|sistema|servico)\b.{0,60}\b(?:cortad[ao]|interrompid[ao]|suspens[ao]|fora de servico|fora do ar|indisponive\w{1,2}|desligad[ao]|em manutencao)\b|\b(?:corte|interrupcao|falta) d[eoa] (?:agua|luz|energia|gas|internet)\b/,
  dismissed:
    /\b(?:(?:disso|isso) (?:trata|cuida)|encarrega-se|se encarrega|(?<!\b(?:nao|se|quando) .{0,30})ja (?:foi |esta |estao |foram )?(?:pag[oa]|recebid|assinad|entregue|enviad|feit|resolvid)[oa]?s?|cancelad[oa]s?|adiad[oa]s?|nao (?:e|sera) (?:mais )?(?:necessari|precis|obrigatori)[oa]|nao (?:precisa|precisas|precisam|tem de|tens de|tem que|e preciso|ha necessidade)|ja nao (?:e|precisa)|sem necessidade|(?:esquece|esqueca|ignore|ignora|desconsidere) (?:o|a|este|esta|meu|isso)|ja nao (?:precisas|tens|precisa)|nao responda|nenhuma acao)\b/,
  past: /\b(?:ontem|passad[oa]|(?:foi|foram|fui|fomos|estive|esteve|estava|estavam|tinha|tinham|tivesse|teriamos|era|eram|houve|veio|vieram|fez|fizemos|disse)|\w{2,12}(?:aram|eram|iram|amos ontem)|\w{3,12}(?:ou|eu|iu)(?! )|(?:apresent|envi|receb|decid|pag|mand|avis|entreg|escrev|cheg|lig)(?:ou|eu|iu|ei)|obrigad[oa] (?:por (?:ter|vir)|pela visita)|ata d[aeo])\b/,
  since:
    /\b(?:cada|todos os|todas as|desde|a partir d[eo]|apos|depois d[eo]|em vez d[eo]|no lugar d[eo]|periodo|semana|de|do|da)\s(?:o |dia )?$/,
  hours: /\b(?:horario de|abert[oa]s?|fechad[oa]s?|encerrad[oa]s?|atendemos|estamos abertos|horas de expediente)\b/,
};
