/*
 * Refuses DELETE and UPDATE without WHERE, wherever in a statement they stand, as the hosted platform does in every
 * session of its API: also within functions, whoever owns them. Loaded by a setting of the role `authenticator`.
 */
#include "postgres.h"

#include "fmgr.h"
#include "nodes/nodeFuncs.h"
#include "parser/analyze.h"

PG_MODULE_MAGIC;

void _PG_init(void);

static post_parse_analyze_hook_type earlier_hook = NULL;

static void
refuse_without_condition(const Query *query)
{
	const char *what = query->commandType == CMD_DELETE ? "DELETE"
		: query->commandType == CMD_UPDATE ? "UPDATE" : NULL;

	if (what != NULL && query->jointree->quals == NULL)
		ereport(ERROR,
				(errcode(ERRCODE_CARDINALITY_VIOLATION), errmsg("%s requires a WHERE clause", what)));
}

/* Every query of a statement: itself, those of WITH and subqueries. */
static bool
visit(Node *node, void *context)
{
	if (node == NULL)
		return false;
	if (!IsA(node, Query))
		return expression_tree_walker(node, visit, context);
	refuse_without_condition((Query *) node);
	return query_tree_walker((Query *) node, visit, context, 0);
}

static void
check_statement(ParseState *state, Query *query, JumbleState *jumble)
{
	if (earlier_hook != NULL)
		earlier_hook(state, query, jumble);
	visit((Node *) query, NULL);
}

void
_PG_init(void)
{
	earlier_hook = post_parse_analyze_hook;
	post_parse_analyze_hook = check_statement;
}
