/*
 * Refuses DELETE and UPDATE without WHERE, wherever in a statement they stand, as the hosted platform does in every
 * session of its API: also within functions, whoever owns them. The platform loads such a library for `authenticator`; here
 * sessions that have taken a role of the API by themselves are the API's, too, as the embedded backend's are.
 */
#include "postgres.h"

#include "fmgr.h"
#include "miscadmin.h"
#include "nodes/nodeFuncs.h"
#include "parser/analyze.h"

PG_MODULE_MAGIC;

void _PG_init(void);

static post_parse_analyze_hook_type earlier_hook = NULL;

static bool
is_api_session(void)
{
	const char *role = GetUserNameFromId(GetOuterUserId(), true);

	return strcmp(GetUserNameFromId(GetSessionUserId(), false), "authenticator") == 0
		|| (role != NULL && (strcmp(role, "anon") == 0 || strcmp(role, "authenticated") == 0
			|| strcmp(role, "service_role") == 0));
}

static void
refuse_without_condition(const Query *query)
{
	const char *what = query->commandType == CMD_DELETE ? "DELETE"
		: query->commandType == CMD_UPDATE ? "UPDATE" : NULL;

	if (what != NULL && query->jointree->quals == NULL && is_api_session())
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
