import {
	type BinaryOperationNode,
	ColumnNode,
	type ConnectionProvider,
	type DialectAdapter,
	type KyselyPlugin,
	type OperationNode,
	OperationNodeTransformer,
	type QueryExecutor,
	RawNode,
	ReferenceNode,
	ValueNode,
} from "kysely";
import type { Database } from "#store/engine/database.ts";
import { type Engine, pooledEngines } from "./databases.ts";

/**
 * PostgreSQL, with the code's own wall taken down: every `organization_id = …` is cut out of every
 * query of an organization's store. What still holds is row level security alone, and holds where
 * connections change hands between two transactions.
 */
export const unscopedEngines: Engine[] = pooledEngines.map(({ name, open }) => ({
	name,
	open: async () => withoutScope(await open()),
}));

/** A database whose stores have forgotten whose they are. */
export function withoutScope(database: Database): Database {
	const adapter: DialectAdapter = Object.create(database.db.getExecutor().adapter);
	return {
		...database,
		tenant: (id) => {
			const forgetful = database.tenant(id).withPlugin(unscoping);
			knownBy(adapter, forgetful.getExecutor());
			return forgetful;
		},
	};
}

/** Prepared queries are kept by their adapter: with another one, none that somebody with a scope asked before is asked. */
function knownBy(adapter: DialectAdapter, executor: QueryExecutor): QueryExecutor {
	const inTransaction = executor.withConnectionProvider.bind(executor);
	return Object.defineProperties(executor, {
		adapter: { value: adapter },
		withConnectionProvider: {
			value: (provider: ConnectionProvider) => knownBy(adapter, inTransaction(provider)),
		},
	});
}

class Unscoping extends OperationNodeTransformer {
	protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
		const one = RawNode.createWithSql("1");
		return super.transformBinaryOperation(
			isScope(node) ? { ...node, leftOperand: one, rightOperand: one } : node,
		);
	}

	/** In SQL written by hand the number stays, and says nothing. */
	protected override transformRaw(node: RawNode): RawNode {
		const sqlFragments = node.sqlFragments.map((part) =>
			part.replace(/(\w+\.)?organization_id = $/, "0 <> "),
		);
		return super.transformRaw({ ...node, sqlFragments });
	}
}

function isScope({ leftOperand, rightOperand }: BinaryOperationNode): boolean {
	return nameOf(leftOperand) === "organization_id" && ValueNode.is(rightOperand);
}

function nameOf(node: OperationNode): string | null {
	const column = ReferenceNode.is(node) ? node.column : node;
	return ColumnNode.is(column) ? column.column.name : null;
}

const transformer = new Unscoping();

const unscoping: KyselyPlugin = {
	transformQuery: ({ node }) => transformer.transformNode(node),
	transformResult: async ({ result }) => result,
};
