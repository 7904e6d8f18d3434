import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A JSON Schema, as far as answers need it. */
export interface Schema {
  [keyword: string]: unknown;
}

/** A failure that an endpoint can answer with. */
export interface KnownFailure {
  status: number;
  code: string;
  /** Undefined where the sentence is put together when it happens. */
  message?: string;
}

export interface ReadEndpoint {
  /** Undefined where the endpoint writes a response of its own. */
  answer: Schema | undefined;
  failures: KnownFailure[];
  /** The comments on the fields of its body and its query. */
  fieldComments: Record<string, string>;
}

/** What the compiler knows of the endpoints: the types of their answers and the failures they can reach. */
export interface EndpointTypes {
  read(file: string, method: string): ReadEndpoint;
  /** The schema of an exported type. */
  schemaOf(file: string, type: string): Schema;
  /** The failures that an exported function can reach. */
  failuresOf(file: string, name: string): KnownFailure[];
  /** The named types that the schemas so far refer to. */
  components(): Record<string, Schema>;
}

/** @param files endpoints and contracts, from the project's root */
export function readTypes(root: string, files: readonly string[]): EndpointTypes {
  const program = programOf(root, files);
  const checker = program.getTypeChecker();
  const named = new Map<string, { type: ts.Type; schema: Schema }>();
  const sourceOf = (file: string) => {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} is no part of the program.`);
    return source;
  };
  const exported = (file: string, name: string) => {
    const module = checker.getSymbolAtLocation(sourceOf(file));
    const symbol = module && checker.getExportsOfModule(module).find((candidate) => candidate.name === name);
    if (!symbol) throw new Error(`${file} exports no ${name}.`);
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(join(root, 'src/'));
  const schemas = schemaMaker(checker, named, isOurs);
  const failuresFrom = failureReader(checker, isOurs);

  return {
    read(file, method) {
      const declaration = exported(file, method).valueDeclaration;
      const call = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
      const handler = call && ts.isCallExpression(call) ? call.arguments[1] : undefined;
      if (!handler) throw new Error(`${file}: ${method} is not made by endpoint().`);
      const [signature] = checker.getTypeAtLocation(handler).getCallSignatures();
      const returned = signature && checker.getAwaitedType(signature.getReturnType());
      const answers = (returned?.isUnion() ? returned.types : returned ? [returned] : []).filter(isValue);
      return {
        answer: answers.length === 0 ? undefined : schemas.ofUnion(answers),
        failures: failuresFrom(handler),
        fieldComments: commentsOf(checker, call && ts.isCallExpression(call) ? call.arguments[0] : undefined),
      };
    },
    schemaOf: (file, type) => schemas.of(checker.getDeclaredTypeOfSymbol(exported(file, type))),
    failuresOf(file, name) {
      const { valueDeclaration } = exported(file, name);
      return valueDeclaration ? failuresFrom(valueDeclaration) : [];
    },
    components: () => Object.fromEntries([...named].map(([name, { schema }]) => [name, schema])),
  };
}

function programOf(root: string, files: readonly string[]): ts.Program {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config.config, files: [], include: [] }, ts.sys, root);
  const roots = ['src/env.d.ts', ...files].map((file) => join(root, file));
  return ts.createProgram(roots, { ...options, noEmit: true, skipLibCheck: true });
}

/** What is answered as JSON with 200: neither a failure nor a response that was written by hand. */
function isValue(type: ts.Type): boolean {
  const name = type.getSymbol()?.getName();
  return name !== 'Response' && name !== 'PlainAnswer' && !type.getProperty('failed');
}

function schemaMaker(
  checker: ts.TypeChecker,
  named: Map<string, { type: ts.Type; schema: Schema }>,
  isOurs: (node: ts.Node) => boolean,
) {
  const documentation = (symbol: ts.Symbol | undefined) => {
    const text = commentOn(checker, symbol);
    return text === '' ? {} : { description: text };
  };

  /** The name under which a type is described once. */
  const nameOf = (type: ts.Type): { name: string; symbol: ts.Symbol } | undefined => {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.getSymbol() : undefined);
    const declaration = symbol?.declarations?.[0];
    const isGeneric = (type.aliasTypeArguments ?? []).length > 0;
    if (!symbol || !declaration || isGeneric || !isOurs(declaration)) return undefined;
    const same = named.get(symbol.name);
    if (!same || same.type === type) return { name: symbol.name, symbol };
    const feature = basename(dirname(declaration.getSourceFile().fileName));
    const prefix = feature.replace(/(?:^|-)(\w)/g, (_, email: string) => email.toUpperCase());
    return { name: `${prefix}${symbol.name}`, symbol };
  };

  const of = (type: ts.Type): Schema => {
    const known = nameOf(type);
    if (!known) return structure(type);
    const { name, symbol } = known;
    if (!named.has(name)) {
      const entry = { type, schema: {} as Schema };
      named.set(name, entry);
      entry.schema = { ...structure(type), ...documentation(symbol) };
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  const structure = (type: ts.Type): Schema => {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.isUnion()) return ofUnion(type.types);
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map(of);
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? of(item) : {} };
    }
    return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? ofObject(type) : {};
  };

  const ofObject = (type: ts.Type): Schema => {
    const properties = checker.getPropertiesOfType(type).map((property) => {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const own = withoutUndefined(checker.getTypeOfSymbol(property));
      return { name: property.name, isOptional, schema: { ...of(own), ...documentation(property) } };
    });
    const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const required = properties.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    return {
      type: 'object',
      ...(properties.length > 0 && { properties: Object.fromEntries(properties.map((p) => [p.name, p.schema])) }),
      ...(required.length > 0 && { required }),
      ...(values && { additionalProperties: of(values) }),
    };
  };

  const withoutUndefined = (type: ts.Type) =>
    type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)
      ? checker.getNonNullableType(type)
      : type;

  const ofUnion = (types: readonly ts.Type[]): Schema => {
    const parts = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const booleans = parts.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral());
    const others = parts.filter((part) => !literals.includes(part as never) && !booleans.includes(part));
    const choices = [
      ...(literals.length > 1 ? [{ enum: literals.map((part) => (part as ts.LiteralType).value) }] : literals.map(of)),
      ...(booleans.length > 1 ? [{ type: 'boolean' }] : booleans.map(of)),
      ...others.map(of),
    ];
    const [only] = choices;
    return choices.length === 1 && only ? only : { anyOf: choices };
  };

  return { of, ofUnion };
}

/** Reads which failures a function can reach through whatever of ours it mentions. */
function failureReader(
  checker: ts.TypeChecker,
  isOurs: (node: ts.Node) => boolean,
): (start: ts.Node) => KnownFailure[] {
  /** What a piece of code says itself, and what it mentions; each is read once, however many endpoints reach it. */
  const pieces = new Map<ts.Node, { own: KnownFailure[]; mentions: Set<ts.Node> }>();

  const pieceOf = (start: ts.Node) => {
    const known = pieces.get(start);
    if (known) return known;
    const piece = { own: [] as KnownFailure[], mentions: new Set<ts.Node>() };
    pieces.set(start, piece);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return;
      if (ts.isCallExpression(node)) piece.own.push(...failureOf(checker, node));
      if (ts.isIdentifier(node)) for (const code of codeOf(node)) piece.mentions.add(code);
      ts.forEachChild(node, visit);
    };
    visit(start);
    return piece;
  };

  const codeOf = (name: ts.Identifier): ts.Node[] => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target?.declarations ?? []).filter(
      (declaration) =>
        (ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration)) && isOurs(declaration),
    );
  };

  return (start) => {
    const reached = new Set([start]);
    for (const piece of reached) for (const mentioned of pieceOf(piece).mentions) reached.add(mentioned);
    const found = new Map<string, KnownFailure>();
    for (const failure of [...reached].flatMap((piece) => pieceOf(piece).own)) {
      const key = `${failure.status} ${failure.code}`;
      if (!found.get(key)?.message) found.set(key, failure);
    }
    return [...found.values()].sort((one, other) => one.status - other.status || (one.code < other.code ? -1 : 1));
  };
}

function failureOf(checker: ts.TypeChecker, call: ts.CallExpression): KnownFailure[] {
  const name = call.expression.getText();
  const relayed = relayedStatus(checker, call);
  if (!relayed && name !== 'failure' && name !== 'refuseAs') return [];
  const [status, code, message] = relayed ? [relayed, ...call.arguments] : call.arguments;
  if (!status || !code || !ts.isNumericLiteral(status)) return [];
  const type = checker.getTypeAtLocation(code);
  if (!type.isStringLiteral()) return [];
  const described = message && ts.isStringLiteralLike(message) ? { message: message.text } : {};
  return [{ status: Number(status.text), code: type.value, ...described }];
}

/** For a function such as `refusal(code, message)`: the status that it gives to `failure()` with them. */
function relayedStatus(checker: ts.TypeChecker, call: ts.CallExpression): ts.NumericLiteral | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  if (!declaration || !ts.isFunctionDeclaration(declaration) || !declaration.body) return undefined;
  const [first] = declaration.parameters;
  const [statement] = declaration.body.statements;
  const inner = statement && ts.isReturnStatement(statement) ? statement.expression : undefined;
  if (!first || !inner || !ts.isCallExpression(inner) || inner.expression.getText() !== 'failure') return undefined;
  const [status, code] = inner.arguments;
  const isRelay = status && ts.isNumericLiteral(status) && code?.getText() === first.name.getText();
  return isRelay ? status : undefined;
}

function commentsOf(checker: ts.TypeChecker, options: ts.Expression | undefined): Record<string, string> {
  if (!options) return {};
  const type = checker.getTypeAtLocation(options);
  const fields = ['body', 'query'].flatMap((name) => {
    const schema = type.getProperty(name);
    const output = schema && checker.getTypeOfSymbol(schema).getProperty('_output');
    return output ? checker.getPropertiesOfType(checker.getTypeOfSymbol(output)) : [];
  });
  const comments = fields.map((field) => [field.name, commentOn(checker, field)] as const);
  return Object.fromEntries(comments.filter(([, comment]) => comment !== ''));
}

function commentOn(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string {
  const parts = symbol?.getDocumentationComment(checker) ?? [];
  return ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();
}
